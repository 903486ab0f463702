public import Foundation

extension Reactive where Base: UIDatePicker {
  /// The date that is chosen.
  public var date: ControlProperty<Date> { value }

  /// The date that is chosen.
  public var value: ControlProperty<Date> { edited({ $0.date }, { $0.date = $1 }) }
}

extension Reactive where Base: UIDatePicker {
  /// How long the timer is set to, where it is one.
  public var countDownDuration: ControlProperty<TimeInterval> {
    edited({ $0.countDownDuration }, { $0.countDownDuration = $1 })
  }
}
