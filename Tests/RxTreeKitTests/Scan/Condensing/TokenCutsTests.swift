import Testing

@testable import RxTreeKit

@Suite struct TokenCutsTests {
  private static let bodies = [
    "try a()": "a()", "try? a()": "a()", "try! a.b()": "a.b()", "await a()": "a()", "try await a()": "a()",
    "let b = try a()": "let b = a()", "return try await self.a()": "return self.a()",
    "a(try b(), await c())": "a( b(), c())",
    "b = try? a.c?.d(e) { f }": "b = a.c .d(e) { f }", "for try await a in b { c }": "for a in b { c }",
    // What an operator goes on would begin elsewhere.
    "try a() ?? b": "try a() ?? b", "try a() as? B": "try a() as? B", "let c = try a is B": "let c = try a is B",
    "try a\n  + b": "try a\n+ b", "await a = b": "await a = b", "try a ? b : c": "try a ? b : c",
    // Something else than a name would go on what stands before.
    "try .a()": "try .a()", "try (a)": "try (a)", "try [a]": "try [a]", "try -a": "try -a",
    "try { a }()": "try { a }()",
    "try if a { b } else { c }": "try if a { b } else { c }", "try\n  a()": "try\na()", "a.await()": "a.await()",
    "try \"a\"": "try \"a\"", "guard try a() else { return }": "guard a() else { return }",
    "a?.b": "a .b", "a!.b!.c()": "a .b .c()", "a()?.b[c]?.d = e": "a() .b[c] .d = e", "self?.a": "self .a",
    "a?.b?()": "a .b?()", "a?[b]": "a?[b]", "a ? .b : .c": "a ? .b : .c", "a as! B": "a as! B", "a? .b": "a? .b",
    "\\A?.b.c": "\\A?.b.c", "a(\\.b?.c)": "a(\\.b?.c)", "\\A.b\na?.b": "\\A.b\na .b", "try?a.b": "a.b",
    "a { [weak self] in b }": "a { b }", "a { [weak b, c = d] in\n  e\n}": "a {\ne\n}",
    "a { [weak self] b in c }": "a { b in c }", "a { [b] c, _ in d }": "a { c, _ in d }",
    "a { [b] (c: C) -> D in e }": "a { (c: C) -> D in e }", "a { [b] (c) throws in e }": "a { (c) throws in e }",
    "a { [b] in }": "a { }", "a { [b] in (c, d) = e }": "a { [b] in (c, d) = e }",
    "a { [b] in [c] }": "a { [b] in [c] }",
    "a { [b] }": "a { [b] }",
    "a\n{ [b] in c }": "a\n{ [b] in c }", "a { [b].c { d } }": "a { [b].c { d } }", "a { [b](c) }": "a { [b](c) }",
    "a { @B [c] in d }": "a { @B [c] in d }", "\"\\(try a())\\(b?.c)\"": "\"\\( a())\\(b .c)\"",
    "\"try a()?.b { [c] in d }\"": "\"try a()?.b { [c] in d }\"",
  ]

  @Test(arguments: bodies)
  func ofBodies(_ body: String, _ expected: String) {
    #expect(CondensedSource.text("func x() {\n\(body)\n}") == "func x() {\n\(expected)\n}")
    CondensedSource.expectSame("func x() {\n\(body)\n}", Comment(rawValue: body))
    CondensedSource.expectSame("func x() {\ny\n\(body)\nz\n}", Comment(rawValue: body))
    CondensedSource.expectSame("class X { let y = { \(body)\n} }", Comment(rawValue: body))
  }

  @Test(arguments: [
    "func a(try b: B) { c(try: d, await: e) }", "func a(await: B) { await }", "let await = a; let b = await",
    "func a() { switch try b() { case .c: try d(); case .e?: f?.g() } }", "func a() { if let b = try? c() { d } }",
    "func a() { do { try b() } catch { await c() } }", "func a() { b = c ? try d() : e }",
    "func a() { try b() { c } d: { e } }", "func a() { let b: C?.Type = D?.self }", "func a() { B?.none; C!.some }",
    "func a() { while try await b() { c } }", "func a() { b\n  .c?\n  .d\n  .e?.f }", "func a() { throw try b() }",
    "func a() { [b].c { [d] in e } }", "func a() { b?.c += try d() }",
    "func a() { try b.c = d }", "func a() { let (b, c) = try await (d(), e()) }", "func a() { async let b = try c() }",
    "func a() { { [b] in c }() }", "func a() { b { [c] in for d in e { f } } }",
  ])
  func theFactsStayTheSame(_ source: String) { CondensedSource.expectSame(source, Comment(rawValue: source)) }
}
