import TestSupport
import Testing

@testable import WeirDriver

@Suite struct QuotedTextTests {
  @Test func whatIsQuotedIsReadBackByTheTokenizer() throws {
    let seed = UInt64.random(in: 0 ... .max)
    var generator = SeededGenerator(seed: seed)
    let scalars: [Unicode.Scalar] = [
      "a", "\"", "\\", "\n", "\t", "\r", " ", "#", "é", "日", "\u{1B}", "\u{7F}", "\u{202E}", "👍", "{", "u",
    ]
    for _ in 0..<2_000 {
      var text = ""
      for _ in 0..<Int.random(in: 0...12, using: &generator) {
        text.unicodeScalars.append(scalars.randomElement(using: &generator) ?? "a")
      }
      let quoted = QuotedText.quote(text)
      let tokens = try Tokenizer.tokens(of: "tap " + quoted)
      #expect(
        tokens.count == 2 && tokens.last?.text.unicodeScalars.elementsEqual(text.unicodeScalars) == true,
        "seed \(seed): \(quoted)")
      #expect(!quoted.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }, "seed \(seed)")
    }
  }

  @Test func plainTextKeepsItsLinesAndQuotes() {
    #expect(QuotedText.plain("a \"b\" \\\nc\u{1B}[2J") == "a \"b\" \\\nc\\u{1B}[2J")
    #expect(QuotedText.plain("") == "")
  }
}
