#if !canImport(UIKit)
  import Foundation
  import TestSupport
  import Testing

  @testable import WeirUI

  /// The text that a field edits: ranges, the cursor, characters of several parts, and a law against a plain model.
  @Suite struct EditedTextTests {
    private func text(_ string: String, _ location: Int? = nil, _ length: Int = 0) -> EditedText {
      var text = EditedText()
      text.set(string)
      if let location { text.selection = NSRange(location: location, length: length) }
      return text
    }

    @Test func theCursorIsAtTheEndOfWhatIsSet() {
      #expect(text("abc").selection == NSRange(location: 3, length: 0))
      #expect(text("").selection == NSRange(location: 0, length: 0) && text("").length == 0)
      #expect(text("e\u{301}👩‍👧").length == 2 + 5, "lengths are counted in UTF-16")
    }

    @Test func whatIsReplacedLeavesTheCursorBehindIt() {
      var edited = text("abcdef", 1, 3)
      edited.replace(edited.selection, with: "XY")
      #expect(edited.string == "aXYef" && edited.selection == NSRange(location: 3, length: 0))
      edited.replace(NSRange(location: 0, length: 0), with: "_")
      #expect(edited.string == "_aXYef" && edited.selection.location == 1)
    }

    @Test func rangesThatAreNotThereAreTheNearest() {
      let edited = text("abc")
      #expect(edited.clamped(NSRange(location: 2, length: 9)) == NSRange(location: 2, length: 1))
      #expect(edited.clamped(NSRange(location: 9, length: 9)) == NSRange(location: 3, length: 0))
      #expect(edited.clamped(NSRange(location: -4, length: 2)) == NSRange(location: 0, length: 2))
      #expect(edited.clamped(NSRange(location: 1, length: -7)) == NSRange(location: 1, length: 0))
      #expect(edited.clamped(NSRange(location: NSNotFound, length: 0)) == NSRange(location: 3, length: 0))
      var other = edited
      other.replace(NSRange(location: 2, length: Int.max), with: "Z")
      #expect(other.string == "abZ")
    }

    @Test func backspaceDeletesWhatIsSelectedOrOneCharacter() {
      #expect(text("abc", 1, 2).deleted == NSRange(location: 1, length: 2))
      #expect(text("abc", 2).deleted == NSRange(location: 1, length: 1))
      #expect(text("abc", 0).deleted == nil && text("").deleted == nil)
      #expect(text("e\u{301}").deleted == NSRange(location: 0, length: 2), "a letter goes with its accent")
      #expect(text("a🇳🇱").deleted?.location == 1, "a flag is one character")
    }

    @Test func whatIsTypedHasTheAttributes() {
      var edited = text("plain")
      edited.attributes = [.kern: 2]
      edited.replace(edited.selection, with: "!")
      #expect(edited.styled.attribute(.kern, at: 5, effectiveRange: nil) as? Int == 2)
      #expect(edited.styled.attribute(.kern, at: 0, effectiveRange: nil) == nil)
    }

    @Test func aTextThatIsSetIsCopied() {
      let source = NSMutableAttributedString(string: "mine")
      var edited = EditedText()
      edited.set(source)
      source.append(NSAttributedString(string: "!"))
      #expect(edited.string == "mine")
    }

    @Test(arguments: 0..<40 as Range<UInt64>)
    func agreesWithAnArrayOfUnits(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      var (edited, model) = (EditedText(), [UInt16]())
      for step in 0..<50 {
        let range = NSRange(
          location: Int.random(in: -2...model.count + 2, using: &random), length: Int.random(in: -1...4, using: &random)
        )
        let start = min(max(range.location, 0), model.count)
        let end = min(start + max(range.length, 0), model.count)
        let new = String(["a", "bc", "", "déf"].randomElement(using: &random) ?? "")
        edited.replace(range, with: new)
        model.replaceSubrange(start..<end, with: Array(new.utf16))
        #expect(Array(edited.string.utf16) == model, "seed \(seed), step \(step)")
        #expect(edited.selection == NSRange(location: start + new.utf16.count, length: 0), "seed \(seed), step \(step)")
      }
    }
  }
#endif
