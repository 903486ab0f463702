import Testing

@testable import RxTreeKit

@Suite struct ExpressionSkipperTests {
  /// The expression at the start of a source, and the insides of its outermost brackets.
  private func skip(_ source: String, isCondition: Bool = false) -> (text: String, brackets: [String], isWhole: Bool) {
    Array(source.utf8).withUnsafeBufferPointer { bytes in
      let tokens = TokenList.scan(bytes).tokens
      let parser = OutlineParser(bytes: bytes, tokens: tokens)
      var skipper = ExpressionSkipper(parser: parser, index: 0, isCondition: isCondition)
      skipper.skip()
      let text = parser.text(parser.range(from: 0, to: skipper.index))
      return (text, skipper.brackets.map { parser.text($0) }, !skipper.needsOperand)
    }
  }

  @Test(arguments: [
    ("a, b", "a"), ("a; b", "a"), ("a)", "a"), ("a]", "a"), ("a }", "a"), ("a\nb", "a"), ("a: b", "a"), ("a b", "a"),
    ("a @b", "a"),
    ("a\n(b)", "a"), ("a\n[b]", "a"), ("a\n-b", "a"), ("a ? b : c : d", "a ? b : c"), ("a\n#if b\nc\n#endif", "a"),
    ("a { b } { c }", "a { b } { c }"), ("a { didSet {} }", "a"), ("a { @b willSet {} }", "a"), ("a { case b }", "a"),
    ("a \"b\"", "a"),
  ])
  func endsBefore(_ source: String, _ expression: String) {
    #expect(skip(source).text == expression)
    #expect(skip(source).isWhole)
  }

  @Test func collectsOnlyTheOutermostBrackets() {
    #expect(skip("a(b(c))[d] { e(f) }.g").brackets == ["b(c)", "d", " e(f) "])
    #expect(skip("[a, (b)] + (c)").brackets == ["a, (b)", "c"])
    #expect(skip("A<(B) -> C>(d)").brackets == ["d"])
    #expect(skip("a { b } c: { d }").brackets == [" b ", " d "])
    #expect(skip("\"\\(a(b))\"").brackets == [])
  }

  @Test(arguments: ["", "a +", "a ?", "try", "-", ",", "if a", "a = ", "a ? b :", "@a"])
  func saysWhenAnOperandIsMissing(_ source: String) {
    #expect(!skip(source).isWhole)
  }

  @Test(arguments: [
    ("a && b\nc", "a && b"), ("a\n.b", "a"), ("a &&\nb", "a &&\nb"), ("!a || b(>=5.0)\n-c", "!a || b(>=5.0)"),
    ("a\n? b : c", "a"),
  ])
  func aConditionEndsWithItsLine(_ source: String, _ condition: String) {
    #expect(skip(source, isCondition: true).text == condition)
  }
}
