import Testing

@testable import RxTreeKit

@Suite struct TokenScannerStringsTests {
  @Test(arguments: [
    #""""#, #""a""#, #""a\"b""#, #""a\\""#, #""{([""#, #""// no comment""#, #""/* none */""#, #""a\tb\u{1F600}""#,
    "\"\"\"\n  {\n  \"\"\"", "\"\"\"\na \" b \"\" c\n\"\"\"", "\"\"\"\na \\\"\"\" b\n\"\"\"", "\"\"\"\n\\\\\n\"\"\"",
    ##"#"a"#"##, ##"#"a " b"#"##, ##"#"a\"#"##, ##"#"\(a)"#"##, ###"##"a"# b"##"###, ###"##"\#(a)"##"###,
    "#\"\"\"\n\" \"\"\" \\(a)\n\"\"\"#", ##"#"""#"##, ##"#"" a"""#"##,
  ])
  func aStringWithoutInterpolationIsOneToken(_ literal: String) {
    #expect(ScanSupport.tokens(literal) == ["literal " + literal])
    #expect(ScanSupport.tokens("a \(literal) b") == ["identifier a", "literal " + literal, "identifier b"])
    #expect(ScanSupport.isCertain(literal))
  }

  @Test func interpolationsAreScanned() {
    #expect(
      ScanSupport.tokens(#""a\(b)c""#)
        == [
          #"openString "a"#, #"openParenthesis ("#, "identifier b", "closeParenthesis )", #"closeString c""#,
        ].map { $0 == "openParenthesis (" ? "openParenthesis (" : $0 })
  }

  @Test func severalInterpolationsShareOneString() {
    let tokens = ScanSupport.scan(#""\(a) \(b) \(c)""#).tokens
    #expect(tokens.first?.kind == .openString)
    #expect(tokens.first?.partner == UInt32(tokens.count - 2))
    #expect(tokens.filter { $0.kind == .identifier }.count == 3)
    #expect(tokens.filter { $0.kind == .closeString }.count == 1)
  }

  @Test(arguments: [
    #""\(f("x"))""#, #""\(f("\(g("}"))"))""#, #""\(a.map { "}" })""#, #""\((1, [2]))""#, #""\(")")""#,
    ##"#"\#(f(#"x"#))"#"##, "\"\"\"\n\\(f(\"\"\"\n }\n \"\"\"))\n\"\"\"", "\"\"\"\n\\(a\n  + b)\n\"\"\"",
    ##""\(#"\"#)""##, #""\(a /* ) */)""#,
  ])
  func stringsNestInInterpolations(_ literal: String) {
    let list = ScanSupport.scan("{ \(literal) }")
    #expect(list.isCertain)
    #expect(list.tokens.first?.partner == UInt32(list.tokens.count - 2))
  }

  @Test(arguments: [
    "\"", "\"a", "\"a\nb\"", "\"a\\", "\"\"\"", "\"\"\"\na", "\"\"\"\na\"\"", "#\"a\"", "#\"", "\"\\(", "\"\\(a",
    "\"\\(a)",
  ])
  func unfinishedStringsAreUncertain(_ source: String) {
    #expect(!ScanSupport.isCertain(source))
  }

  @Test func aLineBreakInAnInterpolationOfOneLineIsUncertain() {
    #expect(!ScanSupport.isCertain("\"\\(a\n)\""))
    #expect(!ScanSupport.isCertain("\"\\(f {\n})\""))
  }

  @Test func anUnfinishedStringEndsWithItsLine() {
    #expect(ScanSupport.tokens("\"a\nb") == ["literal \"a", "identifier b"])
  }

  @Test func aRawStringOfOneLineMayHoldThreeQuotes() {
    #expect(ScanSupport.tokens(##"#"""# a"##) == [##"literal #"""#"##, "identifier a"])
    #expect(ScanSupport.tokens(##"#"""x"# a"##) == [##"literal #"""x"#"##, "identifier a"])
  }

  @Test func escapesOfARawStringHaveItsPounds() {
    #expect(
      ScanSupport.tokens(##"#"\#(a)"#"##) == [
        ##"openString #""##, "openParenthesis (", "identifier a", "closeParenthesis )", ##"closeString "#"##,
      ])
    #expect(ScanSupport.tokens(##"#"\(a)"#"##) == [##"literal #"\(a)"#"##])
  }

  @Test func aThousandNestedStringsAreNoTrouble() {
    let source = String(repeating: #""\("#, count: 1_000) + "a" + String(repeating: #")""#, count: 1_000)
    let list = ScanSupport.scan(source)
    #expect(list.isCertain)
    #expect(list.tokens.count == 4_002)
  }
}
