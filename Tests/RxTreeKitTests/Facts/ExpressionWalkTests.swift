import Testing

@testable import RxTreeKit

@Suite struct ExpressionWalkTests {
  /// The names that a walk over a body meets, in order.
  private func names(_ statements: String) -> [String] {
    let facts = FactsSource.facts("class C { init() {\n\(statements)\n} }")
    var names: [String] = []
    ExpressionWalk.visit(facts.types[0].functions[0].body) { expression in
      if case .name(let name, _) = expression.kind { names.append(name) }
    }
    return names
  }

  @Test(arguments: [
    ("a", "a"), ("a.b(c, d: e)", "a c e"), ("a[b]", "a b"), ("[a, b]", "a b"), ("(a, b: c)", "a c"), ("a as? B", "a"),
    ("a is B", "a"), ("a = b", "a b"), ("a ? b : c", "a b c"), ("a ?? b", "a b"), ("a + b", "a b"), ("f { a }", "f a"),
    ("let a = b", "b"), ("return a", "a"), ("if a { b } else { c }", "a b c"), ("if let a = b { c }", "b c"),
    ("guard let a = b else { c }", "b c"), ("switch a { case .b: c\ndefault: d }", "a c d"),
    ("for a in b { c }", "b c"),
    ("while a { b }", "a b"), ("do { a } catch { b }", "a b"), ("defer { a }", "a"), ("func f() { a }", "a"),
    ("let a = if b { c } else { d }", "b c d"), ("a { b in { c } }", "a c"), ("\"t\"", ""), (".a", ""), ("A.self", "A"),
  ])
  func everyExpressionIsMet(_ source: String, _ expected: String) {
    #expect(names(source).joined(separator: " ") == expected)
  }

  @Test func outerComesBeforeInner() {
    let facts = FactsSource.facts("func f() { a.b(c.d) }")
    var kinds: [String] = []
    ExpressionWalk.visit(facts.functions[0].body) { kinds.append(FactsText.of($0)) }
    #expect(kinds == ["a.b(c.d)", "a.b", "a", "c.d", "c"])
  }
}
