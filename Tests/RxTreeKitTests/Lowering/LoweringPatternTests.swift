import Testing

@testable import RxTreeKit

@Suite struct LoweringPatternTests {
  @Test(arguments: [
    (".a", ".a"), (".a, .b", ".a, .b"), ("A.b", ".b"), ("A.B.c", ".c"), (".a(let b)", ".a(b)"), ("let .a(b)", ".a(b)"),
    (".a(let b, _)", ".a(b, _)"), (".a(.b)", ".a(.b)"), (".a(x: .b(let c))", ".a(.b(c))"), ("A.b(c: let d)", ".b(d)"),
    (".a?", ".a"), (".some(.a)", ".some(.a)"), ("is A", "<_ as A>"), ("let a as B", "<a as B>"), ("let a", "a"),
    ("(.a, let b)", "(.a, b)"), ("_", "_"), ("\"text\"", "=\"text\""), ("a", "=a"), ("1...2", "=<_ ... _>"),
    ("nil", "=_"), ("`default`", "=default"), (".`default`", ".default"), ("(let a, .b)", "(a, .b)"),
    ("let (a, b)", "(a, b)"), (".a(let b as C)", ".a(<b as C>)"), ("f(a)", "=f(a)"),
  ])
  func patterns(_ source: String, _ text: String) { #expect(FactsSource.pattern(source) == text) }

  @Test func rawValues() {
    #expect(FactsSource.pattern("A.b.rawValue") != ".rawValue")
  }
}
