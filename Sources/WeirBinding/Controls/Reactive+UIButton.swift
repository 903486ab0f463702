public import Foundation

extension Reactive where Base: UIButton {
  /// The taps of the button.
  public var tap: ControlEvent<Void> { controlEvent(.touchUpInside) }

  /// The times at which the button is used, by a tap or in another way.
  public var primaryAction: ControlEvent<Void> { controlEvent(.primaryActionTriggered) }

  /// Sets the title in a state of the button.
  public func title(for controlState: UIControl.State = []) -> Binder<String?> {
    Binder(base) { $0.setTitle($1, for: controlState) }
  }

  /// Sets the picture in a state of the button.
  public func image(for controlState: UIControl.State = []) -> Binder<UIImage?> {
    Binder(base) { $0.setImage($1, for: controlState) }
  }

  /// Sets the picture behind the content in a state of the button.
  public func backgroundImage(for controlState: UIControl.State = []) -> Binder<UIImage?> {
    Binder(base) { $0.setBackgroundImage($1, for: controlState) }
  }

  /// Sets the title with attributes in a state of the button.
  public func attributedTitle(for controlState: UIControl.State = []) -> Binder<NSAttributedString?> {
    Binder(base) { $0.setAttributedTitle($1, for: controlState) }
  }
}
