#if !canImport(UIKit)
  extension UIView {
    /// What of a view follows its superview's size (UIKit).
    public struct AutoresizingMask: OptionSet, Sendable {
      /// The bits.
      public let rawValue: UInt

      /// Makes a mask of bits.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      /// The left margin.
      public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
      /// The width.
      public static let flexibleWidth = AutoresizingMask(rawValue: 2)
      /// The right margin.
      public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
      /// The top margin.
      public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
      /// The height.
      public static let flexibleHeight = AutoresizingMask(rawValue: 16)
      /// The bottom margin.
      public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
    }
  }
#endif
