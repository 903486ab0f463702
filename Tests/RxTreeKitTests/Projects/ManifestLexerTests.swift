import Testing

@testable import RxTreeKit

@Suite struct ManifestLexerTests {
  private typealias Token = ManifestLexer.Token

  private func tokens(_ text: String) -> [Token] { ManifestLexer.tokens(of: Array(text.utf8)) }

  private func sign(_ scalar: Unicode.Scalar) -> Token { .sign(UInt8(ascii: scalar)) }

  @Test func cutsWordsSignsAndTexts() {
    #expect(
      tokens(".target(name: \"A b\", x_1: é)") == [
        sign("."), .word("target"), sign("("), .word("name"), sign(":"), .text("A b"), sign(","), .word("x_1"),
        sign(":"),
        .word("é"), sign(")"),
      ])
  }

  @Test func passesOverComments() {
    #expect(tokens("a // b \"c\n/* d /* e */ \" */ f //") == [.word("a"), .word("f")])
    #expect(tokens("a /* b /* c */ d").count == 1)
    #expect(tokens("a / b") == [.word("a"), sign("/"), .word("b")])
  }

  @Test(arguments: [
    ("\"\"", ""), ("\"a\"", "a"), ("\"// no\"", "// no"), ("#\"a\"b\"#", "a\"b"), ("#\"a\\b\"#", "a\\b"),
    ("##\"\"#\"##", "\"#"),
    ("\"é\"", "é"),
  ])
  func readsTexts(text: String, value: String) {
    #expect(tokens(text) == [.text(value)])
  }

  @Test(arguments: [
    "\"a\\(b)c\"", "\"a\\nb\"", "\"a\\\"b\"", "\"\"\"\na\n\"\"\"", "#\"a\\#(b)\"#", "\"\"\"\n\"a\" \"\"b\n\"\"\"",
  ])
  func whatIsNoPlainTextHasNoValue(text: String) {
    #expect(tokens(text) == [.text(nil)])
  }

  @Test func aTextThatDoesNotEndEndsWithItsLine() {
    #expect(tokens("\"abc\nd") == [.text("abc"), .word("d")])
    #expect(tokens("\"abc") == [.text("abc")])
    #expect(tokens("\"\"\"abc\nd") == [.text(nil)])
    #expect(tokens("\"abc\\") == [.text(nil)])
  }

  @Test func poundsThatBeginNoTextAreSigns() {
    #expect(tokens("#if os(macOS)").first == sign("#"))
    #expect(tokens("###") == [sign("#")])
  }

  @Test func bytesThatAreNotUTF8AreRead() {
    #expect(ManifestLexer.tokens(of: [0xFF, 0x20, 0x22, 0xFE, 0x22]).count == 2)
  }
}
