#if !canImport(UIKit)
  public import Foundation

  /// Looks for taps (UIKit).
  @preconcurrency @MainActor
  open class UITapGestureRecognizer: UIGestureRecognizer {
    /// How many taps in a row it looks for.
    open var numberOfTapsRequired = 1
    /// How many fingers it looks for.
    open var numberOfTouchesRequired = 1

    override func matches(_ act: PersonAct) -> Bool {
      guard case .tap(let count) = act, numberOfTouchesRequired == 1 else { return false }
      return count >= numberOfTapsRequired
    }
  }

  /// Looks for a long press (UIKit).
  @preconcurrency @MainActor
  open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How long the press lasts.
    open var minimumPressDuration: TimeInterval = 0.5
    /// How many taps come before.
    open var numberOfTapsRequired = 0
    /// How many fingers it looks for.
    open var numberOfTouchesRequired = 1
    /// How far the finger may move.
    open var allowableMovement: CGFloat = 10

    override func matches(_ act: PersonAct) -> Bool { act == .longPress && numberOfTouchesRequired == 1 }

    override func recognize(_ act: PersonAct) {
      tell(.began)
      tell(.ended)
      state = .possible
    }
  }

  /// Looks for a swipe (UIKit).
  @preconcurrency @MainActor
  open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Where a swipe goes (UIKit).
    public struct Direction: OptionSet, Hashable, Sendable {
      /// The bits.
      public let rawValue: UInt
      /// Makes directions of bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }
      /// To the right.
      public static let right = Direction(rawValue: 1)
      /// To the left.
      public static let left = Direction(rawValue: 2)
      /// Up.
      public static let up = Direction(rawValue: 4)
      /// Down.
      public static let down = Direction(rawValue: 8)
    }

    /// The directions that it looks for.
    open var direction = Direction.right
    /// How many fingers it looks for.
    open var numberOfTouchesRequired = 1

    override func matches(_ act: PersonAct) -> Bool {
      guard case .swipe(let way) = act, numberOfTouchesRequired == 1 else { return false }
      return direction.contains(way)
    }
  }
#endif
