import Testing

@testable import RxTreeKit

@Suite struct UnicodeOperatorsTests {
  @Test(arguments: ["≠", "≤", "→", "√", "∘", "×", "÷", "¬", "±", "•", "…", "⊕", "〈"] as [Unicode.Scalar])
  func signsAreOperators(_ scalar: Unicode.Scalar) {
    #expect(UnicodeOperators.contains(scalar.value))
  }

  @Test(arguments: ["é", "ß", "ö", "日", "語", "π", "ж", "가", "😀", "ª", "º", "µ"] as [Unicode.Scalar])
  func lettersAreNot(_ scalar: Unicode.Scalar) {
    #expect(!UnicodeOperators.contains(scalar.value))
  }
}
