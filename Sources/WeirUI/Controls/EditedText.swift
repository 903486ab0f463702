#if !canImport(UIKit)
  import Foundation

  /// A text that is edited, with what is selected in it, counted in UTF-16 as in UIKit.
  struct EditedText {
    private(set) var styled = NSAttributedString(string: "")
    /// What is selected; of length zero it is where the cursor is.
    var selection = NSRange(location: 0, length: 0) { didSet { selection = clamped(selection) } }
    /// The attributes of plain text that is set.
    var attributes: [NSAttributedString.Key: Any] = [:]

    var string: String { styled.string }
    var length: Int { styled.length }

    /// Takes another text; the cursor goes to its end.
    mutating func set(_ text: NSAttributedString) {
      styled = NSAttributedString(attributedString: text)
      selection = NSRange(location: length, length: 0)
    }

    mutating func set(_ text: String) { set(NSAttributedString(string: text, attributes: attributes)) }

    /// Puts a text in the place of a range; the cursor goes after it.
    mutating func replace(_ range: NSRange, with text: String) {
      let range = clamped(range)
      let changed = NSMutableAttributedString(attributedString: styled)
      let new = NSAttributedString(string: text, attributes: attributes)
      changed.replaceCharacters(in: range, with: new)
      styled = changed
      selection = NSRange(location: range.location + new.length, length: 0)
    }

    /// What the delete key takes away: the selection, or the character before the cursor; nil where there is none.
    var deleted: NSRange? {
      if selection.length > 0 { return selection }
      guard selection.location > 0 else { return nil }
      return (string as NSString).rangeOfComposedCharacterSequence(at: selection.location - 1)
    }

    /// The part of a range that is inside the text.
    func clamped(_ range: NSRange) -> NSRange {
      let start = min(max(range.location, 0), length)
      return NSRange(location: start, length: min(max(range.length, 0), length - start))
    }
  }
#endif
