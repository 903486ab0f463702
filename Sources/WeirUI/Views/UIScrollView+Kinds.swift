#if !canImport(UIKit)
  public import Foundation

  extension UIScrollView {
    /// When the safe area is added to the insets (UIKit).
    public enum ContentInsetAdjustmentBehavior: Int, Sendable {
      /// As the controllers ask for it.
      case automatic
      /// In the directions in which it scrolls.
      case scrollableAxes
      /// Never.
      case never
      /// Always.
      case always
    }

    /// When dragging sends the keyboard away (UIKit).
    public enum KeyboardDismissMode: Int, Sendable {
      /// Never.
      case none
      /// When it begins.
      case onDrag
      /// When it reaches the keyboard.
      case interactive
    }

    /// The look of the indicators (UIKit).
    public enum IndicatorStyle: Int, Sendable {
      /// As fits.
      case `default`
      /// Black.
      case black
      /// White.
      case white
    }

    /// How fast it comes to rest (UIKit).
    public struct DecelerationRate: RawRepresentable, Hashable, Sendable {
      /// The number.
      public let rawValue: CGFloat
      /// Makes a rate of a number.
      public init(rawValue: CGFloat) { self.rawValue = rawValue }
      /// As elsewhere.
      public static let normal = DecelerationRate(rawValue: 0.998)
      /// Fast.
      public static let fast = DecelerationRate(rawValue: 0.99)
    }
  }
#endif
