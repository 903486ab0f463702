#if !canImport(UIKit)
  import Foundation

  extension UIFont {
    /// What a text is, from which its font follows (UIKit).
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Makes a style of its name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// A large title.
      public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
      /// A title of first rank.
      public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
      /// A title of second rank.
      public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
      /// A title of third rank.
      public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
      /// A heading.
      public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
      /// A heading below another.
      public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
      /// Plain text.
      public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
      /// A callout.
      public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
      /// A footnote.
      public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
      /// A caption.
      public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
      /// A small caption.
      public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

      /// Its size at the standard setting of text size.
      var standardSize: CGFloat { Self.sizes[self] ?? 17 }

      private static let sizes: [TextStyle: CGFloat] = [
        .largeTitle: 34, .title1: 28, .title2: 22, .title3: 20, .headline: 17, .subheadline: 15, .body: 17,
        .callout: 16, .footnote: 13, .caption1: 12, .caption2: 11,
      ]
    }

    /// The font of a style, at the standard setting of text size.
    public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
      UIFont(size: style.standardSize, weight: style == .headline ? .semibold : .regular)
    }
  }
#endif
