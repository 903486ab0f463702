import Testing

@testable import RxTreeKit

@Suite struct LoweringStatementTests {
  private func expect(_ source: String, _ text: String, _ location: SourceLocation = #_sourceLocation) {
    #expect(FactsSource.body(source) == text, sourceLocation: location)
  }

  @Test func bindings() {
    expect("let a = b", "let a = b")
    expect("var a: B", "let a: B")
    expect("let a: B = .init(c)", "let a: B = .init(c)")
    expect("let (a, b) = c", "let (a, b) = c")
    expect("let a = b, c = d", "let a = b; let c = d")
    expect("let _ = a", "let _ = a")
    expect("async let a = b()", "let a = b()")
  }

  @Test func wrappedAndComputedLocals() {
    expect("@Inject var a: B", "let a: B = resolve(type B.self)")
    expect("@Inject var a: B = c", "let a: B = c")
    expect("var a: B { c }", "let a: B = block { return c }")
  }

  @Test func results() {
    expect("return", "return")
    expect("return a", "return a")
    expect("throw a", "a")
  }

  @Test func branches() {
    expect("if a { b }", "if a { b } else {  }")
    expect("if a { b } else { c }", "if a { b } else { c }")
    expect("if a { b } else if c { d } else { e }", "if a { b } else { if c { d } else { e } }")
    expect("if let a = b, c { d }", "if a = b, c { d } else {  }")
    expect("if let a { b }", "if a = a { b } else {  }")
    expect("if case .a(let b) = c { d }", "if .a(b) = c { d } else {  }")
    expect("if #available(iOS 15, *) { a }", "if  { a } else {  }")
    expect("guard let a = b else { return }", "guard a = b else { return }")
    expect("guard let `self` = self else { return c }", "guard self = self else { return c }")
  }

  @Test func loops() {
    expect("for a in b { c }", "for a in b { c }")
    expect("for (a, b) in c { d }", "for (a, b) in c { d }")
    expect("for case let .a(b) in c where d { e }", "for .a(b) in c { e }")
    expect("while let a = b { c }", "if a = b { c } else {  }")
    expect("repeat { a } while b", "scope { a }")
    expect("outer: for a in b { break outer }", "for a in b {  }")
  }

  @Test func scopes() {
    expect("do { a } catch { b }", "scope { a }; scope { b }")
    expect("do { a } catch let c as D { b } catch { e }", "scope { a }; scope { b }; scope { e }")
    expect("defer { a }", "scope { a }")
  }

  @Test func switches() {
    expect(
      "switch a { case .b: c\ncase .d, .e: f; g\ndefault: break }", "switch a { .b: c | .d, .e: f; g | default:  }")
    expect("switch a {\n#if D\ncase .b: c\n#else\ncase .d: e\n#endif\n}", "switch a { .b: c | .d: e }")
    expect("switch (a, b) { case (.c, let d): e }", "switch (a, b) { (.c, d): e }")
    expect("switch a { @unknown default: b }", "switch a { default: b }")
  }

  @Test func conditionalCompilation() {
    expect("#if A\na\n#elseif B\nb\n#else\nc\n#endif", "a; b; c")
    expect("#if A\n#if B\na\n#endif\n#endif", "a")
  }

  @Test func localFunctionsAndTypes() {
    expect("func a(_ b: C) -> D { e }", "func a(_ b: C) -> D { return e }")
    expect("struct A {}\nenum B { case c }", "")
    expect("typealias A = B", "")
  }

  @Test func assignments() {
    expect("a = b", "<a = b>")
    expect("a.b = c", "<a.b = c>")
    expect("(a, b) = c", "<(a, b) = c>")
    expect("_ = a", "<_ = a>")
    expect("a = b ? c : d", "<a = block { if b { c } else { d } }>")
    expect("a = b as? C", "<a = <b as C>>")
    expect("a += b", "<a += b>")
    expect("a[b] = c", "<a[b] = c>")
  }

  @Test func impliedResults() {
    let body = { (text: String) in
      FactsSource.facts("func f() { \(text) }").functions.first.map { FactsText.of($0.body) }
    }
    #expect(body("a") == "return a")
    #expect(body("a; b") == "a; b")
    #expect(body("if a { b } else { c }") == "if a { return b } else { return c }")
    #expect(body("if a { b; d } else { c }") == "if a { b; d } else { return c }")
    #expect(body("switch a { case .b: c\ndefault: d; e }") == "switch a { .b: return c | default: d; e }")
    #expect(body("let a = b") == "let a = b")
  }
}
