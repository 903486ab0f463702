import Testing

@testable import RxTreeKit

@Suite struct TokenScannerIdentifiersTests {
  @Test(arguments: ["a", "_", "_a1", "A9_", "é", "日本語", "πr2", "😀", "$0", "$value", "`class`", "`a b`", "`$`"])
  func identifiersAreOneToken(_ word: String) {
    #expect(ScanSupport.tokens(word) == ["identifier " + word])
    #expect(ScanSupport.isCertain(word))
  }

  @Test func onlyBackticksEscape() {
    #expect(ScanSupport.scan("`a` b").tokens.map(\.isEscaped) == [true, false, false])
  }

  @Test(arguments: ["`", "``", "`a", "`a\nb`", "$"])
  func brokenIdentifiersAreUncertain(_ source: String) {
    #expect(!ScanSupport.isCertain(source))
  }

  @Test func anOperatorEndsAnIdentifier() {
    #expect(ScanSupport.tokens("a≠b") == ["identifier a", "infixOperator ≠", "identifier b"])
    #expect(ScanSupport.tokens("é→ö") == ["identifier é", "infixOperator →", "identifier ö"])
  }

  @Test(arguments: ["0", "12", "1_000", "0xFF", "0b01", "1.5", "1e5", "0x1.8p3", "1.5e10"])
  func numbersAreOneToken(_ number: String) {
    #expect(ScanSupport.tokens(number) == ["literal " + number])
  }

  @Test func aPeriodGoesOnANumberOnlyBeforeADigit() {
    #expect(ScanSupport.tokens("1.a") == ["literal 1", "period .", "identifier a"])
    #expect(ScanSupport.tokens("1...2") == ["literal 1", "infixOperator ...", "literal 2"])
    #expect(ScanSupport.tokens("1e-5") == ["literal 1e", "infixOperator -", "literal 5"])
  }
}
