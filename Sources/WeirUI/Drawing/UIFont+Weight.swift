#if !canImport(UIKit)
  public import Foundation

  extension UIFont {
    /// How heavy the strokes of a font are, from -1 to 1 (UIKit).
    public struct Weight: RawRepresentable, Hashable, Sendable {
      /// The number.
      public let rawValue: CGFloat

      /// Makes a weight of its number.
      public init(rawValue: CGFloat) { self.rawValue = rawValue }

      /// Makes a weight of its number.
      public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

      /// The lightest.
      public static let ultraLight = Weight(-0.8)
      /// Very light.
      public static let thin = Weight(-0.6)
      /// Light.
      public static let light = Weight(-0.4)
      /// The weight of plain text.
      public static let regular = Weight(0)
      /// A little heavier than plain text.
      public static let medium = Weight(0.23)
      /// Between medium and bold.
      public static let semibold = Weight(0.3)
      /// Bold.
      public static let bold = Weight(0.4)
      /// Heavier than bold.
      public static let heavy = Weight(0.56)
      /// The heaviest.
      public static let black = Weight(0.62)

      /// How names of fonts say their weight, longer ones first.
      static let named: [(String, Weight)] = [
        ("ultralight", .ultraLight), ("thin", .thin), ("light", .light), ("medium", .medium), ("semibold", .semibold),
        ("demibold", .semibold), ("bold", .bold), ("heavy", .heavy), ("black", .black),
      ]
    }
  }
#endif
