import TestSupport
import Testing

@testable import RxTreeKit

@Suite struct PrintableTests {
  @Test func leavesOrdinaryTextAlone() {
    for text in ["", "AppFlow", "a b\"c\\d|e", "数据", "é e\u{301}", "👍🏽", "👩‍👩‍👧", "❤️‍🔥", "ü.ß"] {
      #expect(printable(text).unicodeScalars.elementsEqual(text.unicodeScalars))
    }
  }

  @Test func escapesControlCharacters() {
    #expect(printable("\u{1B}[31m") == "\\u{1B}[31m")
    #expect(printable("a\nb\r\nc\td\0") == "a\\u{A}b\\u{D}\\u{A}c\\u{9}d\\u{0}")
    #expect(printable("\u{7F}\u{80}\u{9B}\u{9F}") == "\\u{7F}\\u{80}\\u{9B}\\u{9F}")
  }

  @Test func escapesWhatTurnsOrHidesText() {
    #expect(printable("a\u{202E}b\u{2066}c\u{200F}") == "a\\u{202E}b\\u{2066}c\\u{200F}")
    #expect(printable("\u{FEFF}a\u{200B}\u{AD}\u{E0041}") == "\\u{FEFF}a\\u{200B}\\u{AD}\\u{E0041}")
    #expect(printable("\u{2028}\u{2029}") == "\\u{2028}\\u{2029}")
  }

  @Test func aJoinerStaysOnlyInsideAnEmoji() {
    #expect(printable("a\u{200D}b") == "a\\u{200D}b")
    #expect(printable("\u{200D}👩") == "\\u{200D}👩")
    #expect(printable("👩\u{200D}") == "👩\\u{200D}")
    #expect(printable("👩\u{200D}\u{200D}👩") == "👩\\u{200D}\\u{200D}👩")
  }

  @Test func escapesInsideACharacterOfSeveralScalars() {
    #expect(printable("|\u{301}\u{9B}").unicodeScalars.elementsEqual("|\u{301}\\u{9B}".unicodeScalars))
  }

  @Test(arguments: 0..<200)
  func nothingHiddenIsLeftAndItIsStable(seed: Int) {
    var random = SeededGenerator(seed: seed)
    var text = String.UnicodeScalarView()
    for _ in 0..<40 {
      let limit: UInt32 = [0x100, 0x3000, 0x11_0000][Int.random(in: 0..<3, using: &random)]
      if let scalar = Unicode.Scalar(UInt32.random(in: 0..<limit, using: &random)) { text.append(scalar) }
    }
    let shown = printable(String(text))
    #expect(PlainText.holds(shown) && !shown.unicodeScalars.contains("\n"))
    #expect(printable(shown) == shown)
  }
}
