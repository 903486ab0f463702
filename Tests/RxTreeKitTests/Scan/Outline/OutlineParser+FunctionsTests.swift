import Testing

@testable import RxTreeKit

@Suite struct OutlineParserFunctionsTests {
  @Test(arguments: [
    ("func f() {}", "function f"), ("func f<A: B, C>(a: A) where C: D {}", "function f"),
    ("static func == (a: A, b: A) -> Bool { true }", "function =="),
    ("static func ==(a: A, b: A) -> Bool { true }", "function =="),
    ("func <<A>(a: A) {}", "function <"), ("func << <A>(a: A) {}", "function <<"), ("func ><A>(a: A) {}", "function >"),
    ("func >>= (a: A) {}", "function >>="), ("prefix func -(a: A) {}", "function -"), ("func /(a: A) {}", "function /"),
    ("postfix func ++(a: A) {}", "function ++"), ("func ≠(a: A) {}", "function ≠"), ("func `in`() {}", "function in"),
    ("func init() {}", "function init"), ("init() {}", "initializer init"), ("init?() {}", "initializer init"),
    ("init!(a: A) {}", "initializer init"), ("init<A>(a: A) {}", "initializer init"),
    ("init?<A>(a: A) {}", "initializer init"), ("convenience required init() {}", "initializer init"),
    ("deinit {}", "deinitializer deinit"), ("isolated deinit {}", "deinitializer deinit"),
    ("subscript(a: Int) -> Int { 1 }", "subscript subscript"),
    ("subscript<A>(a: A) -> A where A: B { a }", "subscript subscript"),
    ("mutating func f() {}", "function f"), ("nonisolated(unsafe) func f() {}", "function f"),
    ("@discardableResult\npublic\nfunc f() {}", "function f"), ("@A(b: { c }) func f() {}", "function f"),
  ])
  func knowsFunctions(_ source: String, _ sketch: String) {
    #expect(ScanSupport.sketch("class X {\n\(source)\n}") == "class X\n  \(sketch)")
  }

  @Test(arguments: [
    "func f()", "func f() async throws", "func f() -> Int", "func f() throws -> [Int]?", "func f() -> (Int) -> Void",
    "func f() -> (Int) async throws -> A.B<C>", "func f() -> some A & B", "func f() throws(E) -> Int",
    "func f() rethrows",
    "func f() -> any A where B: C, D == [E]", "func f(a: Int = { 1 }(), _ b: @escaping () -> Void)", "func f() -> A?",
    "func f() -> @Sendable () -> Void", "func f() -> A.Type", "func f(a: A...)", "init()", "init?(a: A) throws",
    "func f() -> (a: Int, b: Int)", "func f() -> [A: B]", "func f<let n: Int>() -> A<n>", "func f() -> sending A",
  ])
  func aFunctionWithoutBodyEndsWithItsSignature(_ source: String) {
    for next in ["var a: Int { get }", "func g()", "@A init()", "}"] {
      let all = "protocol P {\n  \(source)\n\(next)" + (next == "}" ? "" : "\n}")
      #expect(ScanSupport.leaves(all).first == source, "before \(next)")
      #expect(ScanSupport.outline(all).isCertain, "before \(next)")
    }
  }

  @Test(arguments: [
    ("func f() { a }", " a "), ("func f() async throws -> Int {\n  1\n}", "\n  1\n"), ("func f()\n{ a }", " a "),
    ("init() { { } }", " { } "), ("deinit { \"}\" }", " \"}\" "), ("func f() -> A<B> { /}/ }", " /}/ "),
    ("func f(a: () -> Void = { b }) { c }", " c "),
    ("subscript(a: Int) -> Int { get { 1 } set { } }", " get { 1 } set { } "),
    ("func f() { #if a\nb\n#endif\n}", " #if a\nb\n#endif\n"), ("func f() { // }\n }", " // }\n "), ("func f() {}", ""),
  ])
  func bodiesLieBetweenTheBraces(_ source: String, _ body: String) {
    #expect(ScanSupport.bodies("struct S {\n\(source)\nlet x = 1 }") == [body])
  }

  @Test func requirementsOfSubscriptsAreNoBodies() {
    #expect(ScanSupport.bodies("protocol P { subscript(a: Int) -> Int { get set } }").isEmpty)
  }

  @Test func localDeclarationsBelongToTheBody() {
    let source = "func f() { class A { func g() {} }; let b = 1; func c() {} }"
    #expect(ScanSupport.sketch(source) == "function f")
  }

  @Test func macrosAreDeclarations() {
    let source = """
      @freestanding(expression)
      public macro stringify<T>(_ value: T) -> (T, String) = #externalMacro(module: "M", type: "S")
      macro other() -> Int
      let a = 1
      """
    #expect(ScanSupport.sketch(source) == "macro stringify\nmacro other\nproperty a")
  }

  @Test(arguments: ["func", "func f", "func f {}", "func f(", "func f() -> {}", "func ()", "init {}", "subscript {}"])
  func brokenFunctionsAreUncertain(_ source: String) {
    #expect(!ScanSupport.outline("class X {\n\(source)\n}").isCertain)
  }
}
