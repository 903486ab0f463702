import Testing

@testable import RxTreeKit

@Suite struct HeaderCutsTests {
  private static let functions = [
    "private func a() { b }": "func a() { b }", "public static func a() { b }": "static func a() { b }",
    "override class func a() { b }": "class func a() { b }", "@A @B(c) @objc(d:) func e() { f }": "func e() { f }",
    "func a(b: B, _ c: C?) -> D { e }": "func a( ) { e }", "func a() async throws -> B { c }": "func a() { c }",
    "func a(b: B = c) throws -> D { e }": "func a(b: B = c) -> D { e }",
    "func a(b: @escaping (C, D) -> Void) { e }": "func a(b: ( ) -> Void) { e }",
    "func a(b: ((C) async throws -> (D) -> E)?) { e }": "func a(b: (( ) async throws -> ( ) -> E)?) { e }",
    "func a(b: @autoclosure @B () -> C) { d }": "func a(b: () -> C) { d }",
    "func a(b: @convention(c) (D) -> E) { f }": "func a(b: @convention(c) ( ) -> E) { f }",
    "func a(b: (C) -> D = { (e) -> F in g }) { h }": "func a(b: (C) -> D = { (e) -> F in g }) { h }",
    "func a<B: C>(b: B) rethrows { d }": "func a<B: C>(b: B) { d }",
    "func a() throws(B) -> C { d }": "func a() throws(B) -> C { d }",
    "func a(b: B) -> C where D == E { f }": "func a(b: B) -> C where D == E { f }",
    "func a() -> (B) -> C { d }": "func a() -> (B) -> C { d }",
    "prefix func - (a: B) -> C { d }": "func - (a: B) -> C { d }",
    "required convenience init?(a: B) { c }": "init?( ) { c }",
    "public init(a: [B]) throws { c }": "init(a: [B]) { c }",
    "init() { a }": "init() { a }", "func a(\n  b: B,\n  c: C\n) { d }": "func a(\n\n\n) { d }",
    "public subscript(a: B) -> C { d }": "subscript(a: B) -> C { d }",
    "nonisolated(unsafe) func a() { b }": "func a() { b }", "func a(b: B) -> C\n{ d }": "func a( )\n{ d }",
  ]

  @Test(arguments: functions)
  func ofFunctions(_ source: String, _ expected: String) {
    #expect(CondensedSource.text("class X {\n\(source)\n}") == "class X {\n\(expected)\n}")
    CondensedSource.expectSame("class X {\n\(source)\n}", Comment(rawValue: source))
  }

  @Test(arguments: functions.keys.filter { !$0.contains("class") && !$0.contains("static") && !$0.contains("init") })
  func ofFunctionsOutsideOfTypes(_ source: String) {
    CondensedSource.expectSame(source, Comment(rawValue: source))
  }

  private static let properties = [
    "private var a: B { c }": "var a: B { c }", "public private(set) lazy var a = b": "var a = b",
    "static let a = b": "static let a = b",
    "@IBOutlet weak var a: B! { didSet { c } }": "weak var a: B! { didSet { c } }",
    "@Published @MyInject private var a: [B]": "@MyInject var a: [B]",
    "@Injected(.a) unowned(safe) let b: [C]": "@Injected(.a) unowned(safe) let b: [C]",
    "var a: ((B, C) -> D)?": "var a: (( ) -> D)?",
    "let a: (B) -> C = { (d) -> E in f }": "let a: ( ) -> C = { (d) -> E in f }",
    "let a = { (b: B) -> C in d }": "let a = { (b: B) -> C in d }", "let a: @Sendable (B) -> C": "let a: ( ) -> C",
    "public typealias A = (B) -> C": "typealias A = (B) -> C", "override class var a: B { c }": "class var a: B { c }",
  ]

  @Test(arguments: properties)
  func ofProperties(_ source: String, _ expected: String) {
    #expect(CondensedSource.text("class X {\n\(source)\n}") == "class X {\n\(expected)\n}")
    CondensedSource.expectSame("class X {\n\(source)\n}", Comment(rawValue: source))
  }

  private static let types = [
    "public final class A: B, C.D { let e = f }": "class A { let e = f }",
    "@main @objc(B) struct A: C { let e = f }": "@main @objc(B) struct A { let e = f }",
    "fileprivate extension A.B: C { func d() { e } }": "extension A.B { func d() { e } }",
    "indirect enum A: B { case c, d }": "enum A { case c, d }",
    "open class A<B>: C { let d = e }": "class A<B>: C { let d = e }",
    "class A: @unchecked B { let c = d }": "class A: @unchecked B { let c = d }",
    "class A: B<C> { let c = d }": "class A: B<C> { let c = d }",
    "public protocol A: class { func b<C>(d: C) }": "protocol A: class { func b<C>(d: C) }",
    "distributed actor A: B { func c() { d } }": "actor A { func c() { d } }",
    "public extension A where B == C { func d() { e } }": "extension A where B == C { func d() { e } }",
  ]

  @Test(arguments: types)
  func ofTypes(_ source: String, _ expected: String) {
    #expect(CondensedSource.text(source) == expected)
    CondensedSource.expectSame(source, Comment(rawValue: source))
  }

  @Test func attributesInConditionsStay() {
    let source = "#if A\n@available(iOS 17, *)\n#endif\npublic final class B: C { let d = e }"
    #expect(CondensedSource.text(source)?.contains("public final class B") == true)
    CondensedSource.expectSame(source)
    CondensedSource.expectSame("class A {\n#if B\n@C\n#endif\nprivate let d: E\n}")
  }

  @Test func commentsBetweenParametersAreNone() {
    CondensedSource.expectSame("class A { func b(/* c: C */) { d }\n func e(f: F, // g, h: H\n i: I) { j } }")
    CondensedSource.expectSame("protocol A { func b(/* c: C */)\n func e(f: F, // g, h: H\n i: I) -> /* J */ K }")
  }

  @Test func modifiersBeforeAnAttributeStay() {
    let source = "class A {\nprivate @Injected var b: [C]\nfinal @objc func d() { e }\n}"
    #expect(CondensedSource.text(source) == source)
    CondensedSource.expectSame(source)
  }

  @Test func aMacroStays() {
    let source = "@A #preview(b) { try c() }\nclass D { @E #f { g } }"
    CondensedSource.expectSame(source)
  }
}
