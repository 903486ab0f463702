extension Reactive where Base: UIBarButtonItem {
  /// The taps of the button, beside its own action. (With UIKit the item's `target` and `action` are taken.)
  public var tap: ControlEvent<Void> { Moments.of(base, Watching.barButton) { (_: BarButtonMoment) in () } }
}
