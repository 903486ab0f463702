#if !canImport(UIKit)
  public import Foundation

  extension NSAttributedString.Key {
    /// The font, a `UIFont`.
    public static let font = NSAttributedString.Key("NSFont")
    /// The color of the characters, a `UIColor`.
    public static let foregroundColor = NSAttributedString.Key("NSColor")
    /// The color behind the characters, a `UIColor`.
    public static let backgroundColor = NSAttributedString.Key("NSBackgroundColor")
    /// How lines lie and break, an `NSParagraphStyle`.
    public static let paragraphStyle = NSAttributedString.Key("NSParagraphStyle")
    /// The space added between characters, a number.
    public static let kern = NSAttributedString.Key("NSKern")
    /// The line below, the number of an `NSUnderlineStyle`.
    public static let underlineStyle = NSAttributedString.Key("NSUnderline")
    /// The color of the line below, a `UIColor`.
    public static let underlineColor = NSAttributedString.Key("NSUnderlineColor")
    /// The line through, the number of an `NSUnderlineStyle`.
    public static let strikethroughStyle = NSAttributedString.Key("NSStrikethrough")
    /// The color of the line through, a `UIColor`.
    public static let strikethroughColor = NSAttributedString.Key("NSStrikethroughColor")
    /// How far the baseline is raised, a number.
    public static let baselineOffset = NSAttributedString.Key("NSBaselineOffset")
    /// Where a link leads to, a `URL` or a text.
    public static let link = NSAttributedString.Key("NSLink")
  }

  /// The form of a line below or through a text (UIKit).
  public struct NSUnderlineStyle: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Makes a style of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// One line.
    public static let single = NSUnderlineStyle(rawValue: 1)
    /// One thick line.
    public static let thick = NSUnderlineStyle(rawValue: 2)
    /// Two lines.
    public static let double = NSUnderlineStyle(rawValue: 9)
  }
#endif
