import Testing

@testable import RxTreeKit

@Suite struct TokenListTests {
  @Test(arguments: ["", " ", "\n", "\t \r\n", "\u{FEFF}", "\0"])
  func blankFilesHaveOnlyAnEnd(_ source: String) {
    let list = ScanSupport.scan(source)
    #expect(list.tokens.map(\.kind) == [.end])
    #expect(list.isCertain)
    #expect(list.tokens.first?.range == source.utf8.count..<source.utf8.count)
  }

  @Test func tokensCoverTheirBytes() {
    #expect(
      ScanSupport.tokens("let a: [Int] = f(1);") == [
        "identifier let", "identifier a", "colon :", "openBracket [", "identifier Int", "closeBracket ]", "equal =",
        "identifier f", "openParenthesis (", "literal 1", "closeParenthesis )", "semicolon ;",
      ])
  }

  @Test func bracketsKnowTheirPartners() {
    let tokens = ScanSupport.scan("{ ( [ ] ) }").tokens
    #expect(tokens.map(\.partner) == [5, 4, 3, 2, 1, 0, 6])
  }

  @Test func tokensKnowWhetherTheyStartALine() {
    let starts = ScanSupport.scan("a b\nc /*\n*/ d // e\r\nf\rg").tokens.map(\.startsLine)
    #expect(starts == [true, false, true, true, true, true, false])
  }

  @Test func aTokenIsAnOperatorAnOpeningOrAClosing() {
    let tokens = ScanSupport.scan("( [ { ) ] } = -> + #if a #else #endif").tokens
    #expect(tokens.prefix(3).allSatisfy { $0.isOpening && !$0.isClosing })
    #expect(tokens[3..<6].allSatisfy { $0.isClosing && !$0.isOpening })
    #expect(tokens[6..<9].allSatisfy { $0.isOperator && !$0.isClosing })
    #expect(tokens[9...].map(\.isClosing) == [false, false, true, true, true])
  }

  @Test func commentsAreNoTokens() {
    let source = "a // one\n/* two /* three */ */ b /// four"
    #expect(ScanSupport.tokens(source) == ["identifier a", "identifier b"])
    #expect(ScanSupport.comments(source) == ["// one", "/* two /* three */ */", "/// four"])
  }

  @Test func aCommentEndsAtAnyLineBreak() {
    #expect(ScanSupport.tokens("// a\rb") == ["identifier b"])
    #expect(ScanSupport.tokens("// a\r\nb") == ["identifier b"])
  }

  @Test(arguments: ["/*", "a /* b", "/* /* */", "/*/"])
  func unfinishedCommentsAreUncertain(_ source: String) {
    #expect(!ScanSupport.isCertain(source))
  }

  @Test func theFirstLineMayNameAnInterpreter() {
    #expect(ScanSupport.tokens("#!/usr/bin/swift\na") == ["identifier a"])
    #expect(ScanSupport.comments("#!/usr/bin/swift\na") == ["#!/usr/bin/swift"])
  }

  @Test func aByteOrderMarkIsNoToken() {
    #expect(ScanSupport.tokens("\u{FEFF}class A") == ["identifier class", "identifier A"])
  }

  @Test(arguments: ["'a'", "\u{1}", "\u{7F}", "a \\ ' b"])
  func bytesThatStartNoTokenAreUncertain(_ source: String) {
    #expect(!ScanSupport.isCertain(source))
  }

  @Test func invalidUTF8IsUncertainOutsideStringsAndComments() {
    func isCertain(_ bytes: [UInt8]) -> Bool { bytes.withUnsafeBufferPointer { TokenList.scan($0).isCertain } }
    #expect(!isCertain([0xFF]))
    #expect(!isCertain(Array("let a".utf8) + [0xC3]))
    #expect(!isCertain([0xE2, 0x82]))
    #expect(isCertain(Array("\"".utf8) + [0xFF, 0xC3] + Array("\"".utf8)))
    #expect(isCertain(Array("// ".utf8) + [0xFF, 0xC3]))
  }

  @Test func blanksOutsideASCIIAreUncertain() {
    #expect(!ScanSupport.isCertain("let\u{A0}a = 1"))
    #expect(!ScanSupport.isCertain("let a\u{2028}= 1"))
    #expect(ScanSupport.isCertain("let a = \"\u{A0}\""))
  }

  @Test func filesThatAreTooLongAreNotScanned() {
    let bytes = [UInt8](repeating: UInt8(ascii: "a"), count: TokenList.byteLimit + 1)
    let outline = SourceOutline.scan(bytes)
    #expect(!outline.isCertain)
    #expect(outline.declarations.isEmpty)
    #expect(outline.byteCount == bytes.count)
  }

  @Test func scansTokensOfAMillionBytes() {
    let list = ScanSupport.scan(String(repeating: "foo(bar) ", count: 100_000))
    #expect(list.tokens.count == 400_001)
    #expect(list.isCertain)
  }
}
