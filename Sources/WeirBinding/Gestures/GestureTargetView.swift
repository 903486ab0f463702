/// The view in whose coordinates a gesture is told (RxGesture's `TargetView`).
public enum GestureTargetView: Sendable {
  /// The recognizer's own.
  case view
  /// The one that this is in.
  case superview
  /// The window.
  case window
  /// Another one.
  case this(UIView)

  /// The view for a recognizer; nil where it is in none.
  @preconcurrency @MainActor public func targetView(for gestureRecognizer: UIGestureRecognizer) -> UIView? {
    switch self {
    case .view: gestureRecognizer.view
    case .superview: gestureRecognizer.view?.superview
    case .window: gestureRecognizer.view?.window
    case .this(let view): view
    }
  }
}
