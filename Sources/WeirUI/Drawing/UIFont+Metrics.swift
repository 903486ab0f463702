#if !canImport(UIKit)
  public import Foundation

  extension UIFont {
    /// The height of a line: ascender and descender.
    public var lineHeight: CGFloat { ascender - descender + leading }
    /// How far the font reaches above the baseline.
    public var ascender: CGFloat { pointSize * 0.952_148_437_5 }
    /// How far the font reaches below the baseline, as a negative number.
    public var descender: CGFloat { pointSize * -0.241_210_937_5 }
    /// The height of capital letters.
    public var capHeight: CGFloat { pointSize * 0.704_589_843_75 }
    /// The height of small letters such as x.
    public var xHeight: CGFloat { pointSize * 0.526_367_187_5 }
    /// The space between lines that the font asks for.
    public var leading: CGFloat { 0 }

    /// The size of text in buttons and labels of the system: 14 points.
    public static var systemFontSize: CGFloat { 14 }
    /// The size of labels: 17 points.
    public static var labelFontSize: CGFloat { 17 }
    /// The size of buttons: 18 points.
    public static var buttonFontSize: CGFloat { 18 }
    /// The size of small text: 12 points.
    public static var smallSystemFontSize: CGFloat { 12 }
  }
#endif
