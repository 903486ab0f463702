import Testing

@testable import RxTreeKit

@Suite struct TokenScannerOperatorsTests {
  private func operators(_ source: String) -> [String] {
    ScanSupport.tokens(source).filter { !$0.hasPrefix("identifier") && !$0.hasPrefix("literal") }
  }

  @Test(arguments: [
    ("a + b", "infixOperator +"), ("a+b", "infixOperator +"), ("-a", "prefixOperator -"), ("a -b", "prefixOperator -"),
    ("a- b", "postfixOperator -"), ("a == b", "infixOperator =="), ("a = b", "equal ="), ("a -> b", "arrow ->"),
    ("a ?? b", "infixOperator ?"), ("a...b", "infixOperator ..."), ("a..<b", "infixOperator ..<"),
    ("a.b", "period ."), ("!a", "prefixOperator !"), ("a!", "postfixMark !"), ("a?", "postfixMark ?"),
    ("a ? b", "infixOperator ?"), ("&a", "prefixOperator &"), ("a &+ b", "infixOperator &+"),
    ("a .+ b", "infixOperator .+"), ("a ≠ b", "infixOperator ≠"), ("a /**/+ b", "infixOperator +"),
    ("a <> b", "infixOperator <>"), ("a /b", "prefixOperator /"),
  ])
  func whatStandsBesideTellsTheKind(_ source: String, _ first: String) {
    #expect(operators(source).first == first)
  }

  @Test func eachClosingAngleIsItsOwnToken() {
    #expect(operators("A<B<C>>") == ["infixOperator <", "infixOperator <", "postfixOperator >", "postfixOperator >"])
    #expect(operators("a: A<B>?") == ["colon :", "infixOperator <", "postfixOperator >", "postfixMark ?"])
    #expect(operators("a: A<B>! ").last == "postfixMark !")
    #expect(operators("A<B>= c").suffix(2) == ["postfixOperator >", "equal ="])
    #expect(operators("a >>= b") == ["infixOperator >", "infixOperator >", "equal ="])
  }

  @Test func marksStandAlone() {
    #expect(operators("a??.b!!") == ["postfixMark ?", "postfixMark ?", "period .", "postfixMark !", "postfixMark !"])
    #expect(operators("a?.b") == ["postfixMark ?", "period ."])
  }

  @Test func aCommentEndsAnOperator() {
    #expect(operators("a +// b") == ["infixOperator +"])
    #expect(operators("a +/* c */ b") == ["infixOperator +"])
    #expect(ScanSupport.comments("a +/* c */ b") == ["/* c */"])
  }

  @Test func aModuleSelectorIsLikeAPeriod() {
    #expect(ScanSupport.tokens("A::B") == ["identifier A", "period ::", "identifier B"])
  }

  @Test func placeholdersAreIdentifiers() {
    #expect(
      ScanSupport.tokens("f(<#T##Int#>)") == [
        "identifier f", "openParenthesis (", "identifier <#T##Int#>", "closeParenthesis )",
      ])
    #expect(ScanSupport.tokens("<#a { ( b#>") == ["identifier <#a { ( b#>"])
    #expect(ScanSupport.tokens("<#a").first == "prefixOperator <")
  }
}
