#if !canImport(UIKit)
  public import Foundation

  // Nothing moves here: the values are set at once, as they are in UIKit, whose animations show only the way there. The
  // completion comes in the next turn of the main actor, whatever the duration, so that the logic goes on without time.
  extension UIView {
    /// How an animation runs (UIKit).
    public struct AnimationOptions: OptionSet, Sendable {
      /// The bits.
      public let rawValue: UInt

      /// Makes options of bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// Subviews are laid out in the animation.
      public static let layoutSubviews = AnimationOptions(rawValue: 1)
      /// Touches are taken meanwhile.
      public static let allowUserInteraction = AnimationOptions(rawValue: 2)
      /// It begins where the present one is.
      public static let beginFromCurrentState = AnimationOptions(rawValue: 4)
      /// It goes on until it is stopped.
      public static let `repeat` = AnimationOptions(rawValue: 8)
      /// It goes back and forth.
      public static let autoreverse = AnimationOptions(rawValue: 16)
      /// It starts and ends slowly.
      public static let curveEaseInOut: AnimationOptions = []
      /// It starts slowly.
      public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
      /// It ends slowly.
      public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
      /// It is as fast all the time.
      public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
      /// The old one dissolves into the new one.
      public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
      /// It turns over, from the left.
      public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
      /// It turns over, from the right.
      public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    }

    private static var isAnimating = true
    private static var durations: [TimeInterval] = []

    /// Whether animations are on.
    public static var areAnimationsEnabled: Bool { isAnimating }

    /// The duration of the animation whose closure runs; 0 outside of one.
    public static var inheritedAnimationDuration: TimeInterval { durations.last ?? 0 }

    /// Switches animations on or off.
    public static func setAnimationsEnabled(_ enabled: Bool) { isAnimating = enabled }

    /// Makes changes without animation.
    public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
      let before = isAnimating
      isAnimating = false
      actionsWithoutAnimation()
      isAnimating = before
    }

    /// Makes changes at once, and calls the completion in the next turn of the main actor.
    public static func animate(
      withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
      durations.append(isAnimating ? duration : 0)
      animations()
      durations.removeLast()
      if let completion { NextTurn.run { completion(true) } }
    }

    /// Makes changes at once, and calls the completion in the next turn; the delay and the options say how it looks.
    public static func animate(
      withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
      animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
    ) {
      animate(withDuration: duration, animations: animations, completion: completion)
    }

    /// Makes changes at once, and calls the completion in the next turn; the spring says how it looks.
    public static func animate(
      withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
      initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
      completion: ((Bool) -> Void)? = nil
    ) {
      animate(withDuration: duration, animations: animations, completion: completion)
    }

    /// Makes changes inside a view at once, and calls the completion in the next turn.
    public static func transition(
      with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
      completion: ((Bool) -> Void)? = nil
    ) {
      animate(withDuration: duration, animations: { animations?() }, completion: completion)
    }

    /// Puts a view in the place of another, and calls the completion in the next turn.
    public static func transition(
      from fromView: UIView, to toView: UIView, duration: TimeInterval, options: AnimationOptions = [],
      completion: ((Bool) -> Void)? = nil
    ) {
      let change = {
        fromView.superview?.insertSubview(toView, aboveSubview: fromView)
        fromView.removeFromSuperview()
      }
      animate(withDuration: duration, animations: change, completion: completion)
    }
  }
#endif
