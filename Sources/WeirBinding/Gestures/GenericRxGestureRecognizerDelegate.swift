public import Foundation

/// The delegate of a recognizer that `rx` has made: answers by policies that its configuration sets (RxGesture).
@preconcurrency @MainActor
public final class GenericRxGestureRecognizerDelegate<Gesture: UIGestureRecognizer>: NSObject,
  UIGestureRecognizerDelegate
{
  /// A gesture and another one that is about to be made.
  public typealias Pair = (gesture: Gesture, other: UIGestureRecognizer)

  /// Whether the gesture may begin; yes at first.
  public var beginPolicy = GestureRecognizerDelegatePolicy<Gesture>.always
  /// Whether it looks at a touch; yes at first.
  public var touchReceptionPolicy = GestureRecognizerDelegatePolicy<(Gesture, UITouch)>.always
  /// Whether the other one must fail first; no at first.
  public var selfFailureRequirementPolicy = GestureRecognizerDelegatePolicy<Pair>.never
  /// Whether both may be made at a time; yes at first, so that streams of gestures do not hinder each other.
  public var simultaneousRecognitionPolicy = GestureRecognizerDelegatePolicy<Pair>.always

  /// Whether a gesture may begin, by ``beginPolicy``.
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    guard let gesture = gestureRecognizer as? Gesture else { return true }
    return beginPolicy.isPolicyPassing(with: gesture)
  }

  /// Whether it looks at a touch, by ``touchReceptionPolicy``.
  public func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
    guard let gesture = gestureRecognizer as? Gesture else { return true }
    return touchReceptionPolicy.isPolicyPassing(with: (gesture, touch))
  }

  /// Whether another one must fail first, by ``selfFailureRequirementPolicy``.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let gesture = gestureRecognizer as? Gesture else { return false }
    return selfFailureRequirementPolicy.isPolicyPassing(with: (gesture, otherGestureRecognizer))
  }

  /// Whether two may be made at a time, by ``simultaneousRecognitionPolicy``.
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool {
    guard let gesture = gestureRecognizer as? Gesture else { return true }
    return simultaneousRecognitionPolicy.isPolicyPassing(with: (gesture, otherGestureRecognizer))
  }
}
