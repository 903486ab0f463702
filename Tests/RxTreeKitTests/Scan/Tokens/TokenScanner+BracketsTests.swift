import Testing

@testable import RxTreeKit

@Suite struct TokenScannerBracketsTests {
  @Test(arguments: ["()", "[]", "{}", "{([{}])}", "f { [a()] }", "#if a\n{}\n#else\n()\n#endif"])
  func balancedBracketsAreCertain(_ source: String) {
    #expect(ScanSupport.isCertain(source))
  }

  @Test(arguments: ["(", ")", "]", "}", "[", "{", "(]", "{)", "([)]", "{(}", "}{", "(()"])
  func unbalancedBracketsAreUncertain(_ source: String) {
    #expect(!ScanSupport.isCertain(source))
  }

  @Test(arguments: [
    "#if a", "#endif", "#else", "#elseif a", "#if a\n{\n#endif\n}", "{\n#if a\n}\n#endif",
    "#if a\n{\n#else\n{\n#endif\n}",
    "#if a\n#if b\n#endif", "(\n#else\n)",
  ])
  func branchesThatAreNotBalancedAreUncertain(_ source: String) {
    #expect(!ScanSupport.isCertain(source))
  }

  @Test func aDirectiveIsThePartnerOfItsEnd() {
    let tokens = ScanSupport.scan("#if a\n#if b\n#else\n#endif\n#endif").tokens
    let pairs = tokens.map { Int($0.partner) }
    #expect(pairs == [6, 1, 5, 3, 4, 2, 0, 7])
  }

  @Test func directivesAreWholeWords() {
    #expect(
      ScanSupport.tokens("#iffy #elsewhere #line") == [
        "pound #", "identifier iffy", "pound #", "identifier elsewhere", "pound #", "identifier line",
      ])
  }

  @Test func aBraceClosesWhatWasLeftOpenInside() {
    let tokens = ScanSupport.scan("{ ( [ } a").tokens
    #expect(tokens[0].partner == 3)
    #expect(tokens[1].partner == 3)
    #expect(tokens[2].partner == 3)
    #expect(tokens[3].partner == 0)
  }

  @Test func theEndOfTheFileClosesTheRest() {
    let tokens = ScanSupport.scan("{ ( a").tokens
    #expect(tokens[0].partner == 3)
    #expect(tokens[1].partner == 3)
  }

  @Test func aHundredThousandBracketsAreNoTrouble() {
    let count = 100_000
    for (open, close) in [("(", ")"), ("[", "]"), ("{", "}")] {
      let source = String(repeating: open, count: count) + String(repeating: close, count: count)
      let list = ScanSupport.scan(source)
      #expect(list.isCertain)
      #expect(list.tokens.first?.partner == UInt32(2 * count - 1))
      #expect(!ScanSupport.isCertain(String(repeating: open, count: count)))
      #expect(!ScanSupport.isCertain(String(repeating: close, count: count)))
    }
  }
}
