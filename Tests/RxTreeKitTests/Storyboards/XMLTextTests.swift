import TestSupport
import Testing

@testable import RxTreeKit

@Suite struct XMLTextTests {
  private func decode(_ text: String) -> String { Array(text.utf8).withUnsafeBufferPointer(XMLText.decode) }

  @Test func decodesWhatXMLKnows() {
    #expect(decode("") == "")
    #expect(decode("Löwe 🦁") == "Löwe 🦁")
    #expect(decode("a &amp; b &lt;c&gt; &quot;d&quot; &apos;e&apos;") == "a & b <c> \"d\" 'e'")
    #expect(decode("&#65;&#x42;&#x1F981;&#x000043;") == "AB🦁C")
    #expect(decode("&amp;lt;") == "&lt;")
  }

  @Test func leavesWhatStandsForNothing() {
    for text in [
      "&", "&&", "&;", "&amp", "&AMP;", "&none;", "&#;", "&#x;", "&#0;", "&#xD800;", "&#x110000;", "&#99999999;",
      "&#-1;", "&#+65;", "&#x+41;", "& amp;", "&#6 5;", "&#0000000000065;", "&#X41;", "&é;",
    ] {
      #expect(decode(text) == text, "\(text)")
      #expect(decode("a" + text + "b&lt;") == "a" + text + "b<", "\(text)")
    }
  }

  @Test func repairsWhatIsNotUTF8() {
    #expect([0x61, 0xFF, 0x26].withUnsafeBufferPointer(XMLText.decode) == "a\u{FFFD}&")
  }

  @Test func takesManyReferencesInLinearTime() {
    let count = 200_000
    #expect(decode(String(repeating: "&", count: count)).utf8.count == count)
    #expect(decode(String(repeating: "&amp;", count: count)).utf8.count == count)
  }

  @Test(arguments: 0..<50 as Range<UInt64>) func readsBackWhatWasWritten(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      ("&", "&amp;"), ("<", "&lt;"), (">", "&gt;"), ("\"", "&quot;"), ("'", "&#39;"), ("é", "&#xE9;"), ("x", "x"),
      (";", ";"), ("#", "#"), ("amp;", "amp;"), ("🦁", "🦁"), ("7", "7"),
    ]
    let chosen = random.several(0...40, of: pieces)
    #expect(decode(chosen.map(\.1).joined()) == chosen.map(\.0).joined(), "seed \(seed)")
  }
}
