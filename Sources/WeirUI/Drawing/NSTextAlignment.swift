#if !canImport(UIKit)
  /// Where the lines of a text lie (UIKit).
  public enum NSTextAlignment: Int, Sendable {
    /// At the left.
    case left
    /// In the middle.
    case center
    /// At the right.
    case right
    /// Stretched to the whole width.
    case justified
    /// As the language has it.
    case natural
  }

  /// How a text that does not fit is broken or cut off (UIKit).
  public enum NSLineBreakMode: Int, Sendable {
    /// Lines break between words.
    case byWordWrapping
    /// Lines break between characters.
    case byCharWrapping
    /// The text is cut off.
    case byClipping
    /// The text begins with dots.
    case byTruncatingHead
    /// The text ends in dots.
    case byTruncatingTail
    /// The text has dots in the middle.
    case byTruncatingMiddle
  }
#endif
