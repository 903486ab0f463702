import TestSupport
import Testing

@testable import WeirDriver

@Suite struct TokenizerTests {
  @Test func wordsQuotesAndNumbers() throws {
    let tokens = try Tokenizer.tokens(of: "  tap button \"Save as…\":2 # the second")
    #expect(
      tokens == [
        Token(text: "tap", column: 3), Token(text: "button", column: 7),
        Token(text: "Save as…", isQuoted: true, ordinal: 2, column: 14),
      ])
    #expect(try Tokenizer.tokens(of: "").isEmpty && Tokenizer.tokens(of: "   # only a comment").isEmpty)
  }

  @Test func aHashInsideAWordIsNoComment() throws {
    #expect(try Tokenizer.tokens(of: "tap C#").map(\.text) == ["tap", "C#"])
  }

  @Test func escapes() throws {
    #expect(try Tokenizer.tokens(of: #""\"\\\n\t\r\u{1F600}\u{e9}""#).map(\.text) == ["\"\\\n\t\r😀é"])
  }

  @Test(arguments: [
    ("tap \"Save", 5, "the closing quote is missing"), ("tap \"Save\\", 10, "the closing quote is missing"),
    (#"tap "a\x""#, 7, #"\x is no escape: \" \\ \n \t \r \u{…} are"#),
    (#"tap "a\u{110000}""#, 7, "\\u takes a character's number in braces, as in \\u{1F600}"),
    (#"tap "a\u{D800}""#, 7, "\\u takes a character's number in braces, as in \\u{1F600}"),
    (#"tap "\u41""#, 6, "\\u takes a character's number in braces, as in \\u{1F600}"),
    (#"tap "a"b"#, 8, "a space, or a number as in \"Save\":2, has to follow the closing quote"),
    (#"tap "a":0"#, 8, "a space, or a number as in \"Save\":2, has to follow the closing quote"),
  ])
  func faultsHaveTheirColumn(_ line: String, _ column: Int, _ message: String) {
    let error = #expect(throws: SyntaxError.self) { try Tokenizer.tokens(of: line) }
    #expect(error?.column == column && error?.message == message)
  }

  @Test func anythingIsReadOrRefused() {
    let seed = UInt64.random(in: 0 ... .max)
    var generator = SeededGenerator(seed: seed)
    let characters = Array("ab\"\\ #:2u{}\u{1B}é😀\t=")
    for _ in 0..<5_000 {
      let line = String(
        (0..<Int.random(in: 0...20, using: &generator)).compactMap { _ in characters.randomElement(using: &generator) })
      do {
        let tokens = try Tokenizer.tokens(of: line)
        #expect(tokens.allSatisfy { (1...line.count).contains($0.column) }, "seed \(seed): \(line)")
      } catch {
        #expect((1...(line.count + 1)).contains(error.column), "seed \(seed): \(line)")
      }
    }
  }
}
