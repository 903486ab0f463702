#if !canImport(UIKit)
  public import Foundation

  /// Measures text without a font file: every character has the width of its class, every line the height of the font.
  ///
  /// The same everywhere, so that layouts can be tested; near to what a sans-serif font needs, not equal.
  public struct SimpleTextMeasurer: TextMeasurer {
    /// Makes a measurer.
    public init() {}

    /// Breaks a text into lines at spaces, and words that are too long at any character.
    public func measure(_ text: String, font: UIFont, width: CGFloat, maximumLines: Int) -> TextMeasurement {
      let em = font.pointSize
      var breaker = LineBreaker(limit: width.isFinite && width > 0 ? width : .infinity)
      for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
        breaker.add(line.map { (SimpleTextMeasurer.advance(of: $0) * em, $0 == " ") })
      }
      let all = max(1, breaker.widths.count)
      let count = maximumLines > 0 ? min(all, maximumLines) : all
      // The last line that is left of a longer text is cut off at the edge, so it is as wide as there is room.
      let isCut = count < all && width.isFinite
      let widest = breaker.widths.prefix(count).max() ?? 0
      let size = CGSize(
        width: isCut ? max(widest, min(width, breaker.widths[count - 1])) : widest,
        height: font.lineHeight * CGFloat(count))
      return TextMeasurement(
        size: size, lineCount: count, firstBaseline: font.ascender, lastBaseline: -font.descender)
    }

    /// The width of a character in a font of size 1.
    public static func advance(of character: Character) -> CGFloat {
      guard let scalar = character.unicodeScalars.first else { return 0 }
      if scalar.value > 0x2E7F { return 1 }
      switch character {
      case "i", "j", "l", "I", "'", "|", "!", ".", ",", ":", ";": return 0.25
      case " ", "f", "t", "r", "(", ")", "[", "]", "-", "/": return 0.3
      case "m", "w", "M", "W", "@", "%": return 0.9
      default: return character.isUppercase ? 0.65 : 0.55
      }
    }
  }
#endif
