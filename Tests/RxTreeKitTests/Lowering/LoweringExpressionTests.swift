import Testing

@testable import RxTreeKit

@Suite struct LoweringExpressionTests {
  private func expect(_ source: String, _ text: String, _ location: SourceLocation = #_sourceLocation) {
    #expect(FactsSource.expression(source) == text, sourceLocation: location)
  }

  @Test func names() {
    expect("a", "a")
    expect("self", "self")
    expect("super.a", "super.a")
    expect("`default`", "default")
    expect("A<B>.self", "A<B>.self")
    expect("Set<[A]>()", "Set<[A]>()")
    expect("$0", "$0")
  }

  @Test func members() {
    expect("a.b.c", "a.b.c")
    expect(".a", ".a")
    expect(".a.b", ".a.b")
    expect("a.b<C>()", "a.b<C>()")
    expect("a.0", "a.0")
    expect("a.`init`()", "a.init()")
    expect("A.self", "A.self")
    expect("[A].self", "[A].self")
  }

  @Test func calls() {
    expect("f()", "f()")
    expect("f(a, b: c)", "f(a, b: c)")
    expect("a.f(b).g(c)", "a.f(b).g(c)")
    expect("f { a }", "f({  in return a })")
    expect("f(a) { b } c: { d }", "f(a, {  in return b }, c: {  in return d })")
    expect(".init(a)", ".init(a)")
    expect("f(&a)", "f(&a)")
    expect("f()()", "f()()")
    expect("#selector(a.b)", "_(a.b)")
  }

  @Test func whatOnlyWrapsIsDropped() {
    expect("try await a.f()", "a.f()")
    expect("try? a", "a")
    expect("a!", "a")
    expect("a?.b!.c?()", "a.b.c()")
    expect("(a)", "a")
    expect("-a", "a")
    expect("!a.b", "a.b")
    expect("a...", "a")
  }

  @Test func collections() {
    expect("[a, b()]", "[a, b()]")
    expect("[]", "[]")
    expect("[a: b, c: d]", "[b, d]")
    expect("[:]", "[]")
    expect("a[b, c: d]", "a[b, c: d]")
    expect("(a, b: c)", "(a, b: c)")
    expect("()", "()")
  }

  @Test func casts() {
    expect("a as! B", "<a as B>")
    expect("a as? B", "<a as B>")
    expect("a as B<C>", "<a as B<C>>")
    expect("a is B", "<a is B>")
    expect("a.f() as? [B]", "<a.f() as [B]>")
    expect("a as? B as? C", "<<a as B> as C>")
    expect("(a as? B)?.c", "<a as B>.c")
  }

  @Test func castsBesidesOtherOperators() {
    expect("a as? B ?? c", "<<a as B> | c>")
    expect("a is B && c", "<<a is B> && c>")
    expect("a is B && (c as? D) != nil", "<<a is B> mixed <c as D> mixed _>")
    expect("a is B || b as C == d", "<<a is B> mixed <b as C> mixed d>")
  }

  @Test func choices() {
    expect("a ? b : c", "block { if a { b } else { c } }")
    expect("a ? b : c ? d : e", "block { if a { b } else { block { if c { d } else { e } } } }")
    expect("a ?? b ?? c", "<a | b | c>")
    expect("a == b ? c() : .d", "block { if <a == b> { c() } else { .d } }")
  }

  @Test func operators() {
    expect("a + b", "<a + b>")
    expect("a + b + c", "<a + b + c>")
    expect("a + b - c", "<a mixed b mixed c>")
    expect("a == .b", "<a == .b>")
    expect("a ~> (B.self, c: d)", "<a ~> (B.self, c: d)>")
    expect("a ~> B.self", "<a ~> B.self>")
  }

  @Test func texts() {
    expect("\"a b\"", "\"a b\"")
    expect("\"\"", "\"\"")
    expect("#\"a\\b\"#", "\"a\\b\"")
    expect("\"a \\(b)\"", "_")
    expect("\"\"\"\n  a\n  \"\"\"", "\"a\"")
  }

  @Test func closures() {
    expect("{ a }", "{  in return a }")
    expect("{ a; b }", "{  in a; b }")
    expect("{ x, y in x }", "{ _ x, _ y in return x }")
    expect("{ (x: A, y) -> B in x }", "{ _ x: A, _ y -> B in return x }")
    expect("{ [weak self] in self?.a() }", "{  in return self.a() }")
    expect("{ [unowned self] (x: A) in }", "{ _ x: A in  }")
    expect("{ $0.a }()", "{  in return $0.a }()")
    expect("{ () -> A in return a }", "{  -> A in return a }")
  }

  @Test func keyPathsAreClosures() {
    expect("\\.a.b", "{  in return $0.a.b }")
    expect("\\A.b?.c", "{  in return $0.b.c }")
    expect("\\.self", "{  in return $0.self }")
    expect("\\A.[0].b", "_")
  }

  @Test func blocksAsValues() {
    expect("if a { b } else { c }", "block { if a { b } else { c } }")
    expect("switch a { case .b: c\ndefault: d }", "block { switch a { .b: c | default: d } }")
  }

  @Test func whatNavigationNeverNeeds() {
    for source in ["1", "1.5", "true", "nil", "/a/", "\\.[0]", "#file"] {
      expect(source, source == "#file" ? "_()" : "_")
    }
  }

  @Test func offsetsAreThoseOfTheNames() throws {
    let facts = FactsSource.facts("let x = aa.bb.cc(dd)\n")
    let value = try #require(facts.properties.first?.value)
    #expect(value.offset == 14)
    if case .call(let callee, let arguments) = value.kind {
      #expect(callee.offset == 14)
      #expect(arguments.map(\.value.offset) == [17])
    } else {
      Issue.record("no call")
    }
    #expect(facts.properties.first?.offset == 4)
  }
}
