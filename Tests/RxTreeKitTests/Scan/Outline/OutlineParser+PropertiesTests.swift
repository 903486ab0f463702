import Testing

@testable import RxTreeKit

@Suite struct OutlineParserPropertiesTests {
  private let long = String(repeating: "long", count: 40)

  @Test(arguments: [
    ("let a = 1", "a"), ("var a: Int", "a"), ("let a = 1, b: Int, c = 2", "a, b, c"), ("let (a, b) = c", "a, b"),
    ("let (a, (b, _)) = c", "a, b, _"), ("let (x: a, y: b) = c", "a, b"), ("var a: Int { 1 }", "a"),
    ("lazy var a: A = { b }()", "a"), ("private(set) var a = 1", "a"), ("unowned(safe) let a: A", "a"),
    ("@Wrapped(1) var a: Int", "a"), ("@A.B var a", "a"), ("static weak var a: A?", "a"),
    ("nonisolated(unsafe) var a = 1", "a"),
    ("var a: (Int, String) -> Void = { _, _ in }", "a"), ("var a: Int = 1 { didSet { b() } }", "a"),
    ("var a = b { willSet {} }, c = 1", "a, c"), ("let `let` = 1", "let"), ("var a: A<B, C> = d, e: F", "a, e"),
    ("var a: A<B>? = nil", "a"), ("var a: A<B>?=nil", "a"), ("var a: A<B>=c", "a"), ("var a: A<B<C>>! = nil", "a"),
    ("let a: any A & B", "a"), ("let _ = 1", "_"), ("let a: A = .b, c: C = .d(1)", "a, c"),
    ("let a = A<B, C>(), d = 1", "a, d"),
    ("let a = (1, 2), b = [3, 4]", "a, b"), ("let a = b < c, d = e", "a, d"), ("let a: @Sendable () -> Void = {}", "a"),
  ])
  func knowsNames(_ source: String, _ names: String) {
    #expect(ScanSupport.sketch("class X {\n\(source)\n}") == "class X\n  property \(names)")
  }

  @Test(arguments: [
    "1", "a", "a.b", "a()", "a { b }", "a(b) { c } d: { e }", "{ a }()", "{ a }", "[1, 2]", "[a: b]", "a[0]", "-a",
    "a + b",
    "a\n  .b", "a\n  .b { c }\n  .d()", "a ? b : c", "a\n  ? b\n  : c", "a ?? b", "a\n  + b", "a +\n  b", "a as B",
    "a as? B<C>",
    "a as! B.C", "a is B", "try a()", "try? a()", "try! a()", "await a()", "try await a()", "await\n  a()",
    "#selector(a)",
    "#keyPath(a.b)", "\\A.b", "\\.a", "\\.a[0].b?.c", "\"a\"", "\"\\(a)\"", "\"\"\"\n  a\n  \"\"\"", "#\"a\"#", "/a/",
    "#/a/#",
    "A<B>()", "A<B, C>()", "A<[B]>.c", "A<B<C>>(d)", "A<(B) -> C>()", "a < b", "a > b", "a < b && c > d", "a >= b",
    "a...",
    "...a", "a..<b", "!a", "a!", "a?.b", "a!.b()", "a.0.1", "a.self", "A.Type.self", "(a, b)", "(a)\n  .b", ".a",
    ".a(b)",
    "if a { b } else { c }", "if a { b } else if c { d } else { e }", "switch a { case .b: 1; default: 2 }", "[Int]()",
    "[String: Int]()", "a\n#if b\n  .c\n#endif", "a\n#if b\n  .c\n#else\n  .d()\n#endif\n  .e", "any A.self",
    "a as (B) -> C",
    "a\n  as B", "a\n{ b }", "super.a", "self", "nil", "Self.a", "a.init(b)", "a.default", "a.class", "#file",
    "#a(b) { c }",
    "a /* b */ + c", "a // b\n  .c", "{ (a: B) -> C in d }", "{ [weak self] in self }", "a(\n  b,\n  c\n)",
    "unsafe a()",
    "repeat each a", "copy a", "a == .b ? .c : .d", "a.b = c", "[a, b,]", "a(b)(c)[d] { e }", "a { b }.c { d }", "$0",
    "`a`.b",
    "<#a#>", "a as [B]?", "a is B ? c : d", "a as B & C", "a\n  ?? b", "0x1F", "-1.5", "a ... b", "&a", "a.b().c?.d!.e",
  ])
  func aValueEndsWhereItsExpressionDoes(_ value: String) {
    for next in [
      "let y = 2", "var y: Int { 2 }", "func y() {}", "@A var y = 1", "init() {}", "#if a\n#endif", "// c", "",
    ] {
      let source = "class X {\n  let x = \(value)\n  \(next)\n}"
      #expect(ScanSupport.leaves(source).first == "let x = \(value)", "before \(next)")
      #expect(ScanSupport.outline(source).isCertain, "before \(next)")
    }
    #expect(ScanSupport.leaves("let x = \(value); let y = 1").first == "let x = \(value)")
  }

  @Test(arguments: [
    "Int", "A.B", "A<B>", "A<B, C<D>>", "[A]", "[A: B]", "(A, B)", "(A) -> B", "(A) throws -> B",
    "(A) async throws -> B",
    "A?", "A!", "A??", "[A]?", "A.Type", "any A", "some A", "any A & B", "A & B", "@escaping (A) -> B",
    "@Sendable () -> Void",
    "inout A", "~Copyable", "A<B>.C", "(any A)?", "((A) -> B)?", "A<(B, C) -> D>", "() -> () -> A",
    "(A) throws(E) -> B",
    "@convention(c) (A) -> B", "A<any B>", "[A<B>]", "A<B>?", "Self", "Self.A", "`A`", "A<B.C<D>>",
  ])
  func anAnnotationEndsWhereItsTypeDoes(_ type: String) {
    for next in ["let y = 2", "func y() {}", "@A var y = 1", "var y: Int { 2 }"] {
      let source = "class X {\n  var x: \(type)\n  \(next)\n}"
      #expect(ScanSupport.leaves(source).first == "var x: \(type)", "before \(next)")
      #expect(ScanSupport.outline(source).isCertain, "before \(next)")
    }
    #expect(ScanSupport.headers("var x: \(type) = y") == ["var x: \(type)"])
    #expect(ScanSupport.headers("var x: \(type) { y }") == ["var x: \(type)"])
    #expect(ScanSupport.bodies("var x: \(type) { y }") == [" y "])
  }

  @Test(arguments: [
    ("var a: Int { 1 }", [" 1 "]), ("var a: Int { get { 1 } set { } }", [" get { 1 } set { } "]),
    ("var a: Int { get }", []), ("var a: Int { get set }", []), ("var a: Int {\n get\n async throws\n}", []),
    ("var a: Int { mutating get nonmutating set }", []), ("var a: Int { _read { yield b } }", [" _read { yield b } "]),
    ("var a: Int { didSet { b } }", ["{ didSet { b } }"]),
    ("var a = 1 { willSet { } didSet { } }", ["{ willSet { } didSet { } }"]),
    ("var a = b() { @A didSet { } }", ["{ @A didSet { } }"]), ("var a: Int\n{ 1 }", [" 1 "]),
    ("var a: A { .b }", [" .b "]),
    ("var a: Int { 1 }, b: Int { 2 }", [" 1 ", " 2 "]), ("let a = b { c }", []),
    ("var a: Int { get async throws { 1 } }", [" get async throws { 1 } "]),
  ])
  func accessorsAreBodies(_ source: String, _ bodies: [String]) {
    #expect(ScanSupport.bodies("class X {\n\(source)\n}") == bodies)
  }

  @Test func aLongAnnotatedValueIsABodyWithItsSign() {
    #expect(ScanSupport.bodies("let a: A = \(long)()") == ["= \(long)()"])
    #expect(ScanSupport.bodies("let a: A = b") == [])
  }

  @Test func ofALongValueWithoutAnnotationTheLongBracketsAreBodies() {
    #expect(ScanSupport.bodies("let a = b(\(long)).c(d) { \(long) }") == [long, " \(long) "])
    #expect(ScanSupport.bodies("let a = { \(long) }()") == [" \(long) "])
    #expect(ScanSupport.bodies("let a = \(long)(b)") == [])
    #expect(ScanSupport.bodies("let a = b(c) { d }") == [])
  }

  @Test func bodiesOfSeveralBindingsAreInOrder() {
    let source = "var a: A = \(long) { didSet { b } }, c = d(\(long)), e: E = \(long)"
    #expect(
      ScanSupport.bodies(source) == ["= \(long) ", "{ didSet { b } }", long, "= \(long)"].map { $0.trimmingBlanks })
  }

  @Test(arguments: [
    "let", "let 1", "let a:", "let a =", "let a = ,", "let a: = 1", "let a = 1 let b = 2", "var a: Int 5",
    "let a = b c",
  ])
  func brokenPropertiesAreUncertain(_ source: String) {
    #expect(!ScanSupport.outline("class X {\n\(source)\n}").isCertain)
  }
}

extension String {
  /// The text without blanks at its end.
  fileprivate var trimmingBlanks: String {
    var text = self
    while text.last == " " { text.removeLast() }
    return text
  }
}
