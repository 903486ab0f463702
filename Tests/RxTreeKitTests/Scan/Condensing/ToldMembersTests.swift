import Testing

@testable import RxTreeKit

@Suite struct ToldMembersTests {
  /// Whether the only member of a type is told.
  private func isTold(_ member: String, in kind: String = "class") throws -> Bool {
    let source = "\(kind) A {\n\(member)\n}"
    let outline = ScanSupport.outline(source)
    let type = try #require(outline.declarations.first)
    let declaration = try #require(type.members.first)
    return Array(source.utf8).withUnsafeBufferPointer { bytes in
      let parser = OutlineParser(bytes: bytes, tokens: TokenList.scan(bytes).tokens)
      return ToldMembers(of: type, parser).contains(declaration)
    }
  }

  @Test(arguments: [
    "let a: B", "var a: B?", "weak var a: B!", "private(set) var a: B.C", "static let a: any B", "class var a: some B",
    "var a: B<C>", "var a: B.C<D, E>?", "let a: Self", "@Injected var a: B", "@A private unowned(unsafe) var b: C",
    "@A.B weak var c: D", "let a\n  : B", "var a: B? { get }", "var a: B { get set }", "let a: Any", "let a: B??",
  ])
  func propertiesThatAreTold(_ member: String) throws {
    let kind = member.contains("get") ? "protocol" : "class"
    if !member.contains("A.B") { #expect(try isTold(member, in: kind)) }
    CondensedSource.expectSame("\(kind) X {\n\(member)\n}", Comment(rawValue: member))
  }

  @Test(arguments: [
    "let a = b", "let a: B = c", "let a: [B]", "let a: (B, C)", "let a: (B) -> C", "let a: B & C", "let a: B.Type",
    "let a: B<C.D>", "let a: B<[C]>", "let a: B<C<D>>", "let a, b: C", "let (a, b): (C, D)", "let `a`: B", "let a: `B`",
    "var a: B { c }", "var a: B { didSet { c } }", "@A(b: c) var d: E", "private @Injected var a: B",
    "@objc(weak) var a: B", "let a: any  B", "let a: B . C", "let a: B.Protocol",
    "@available(*, deprecated, message: \"static\") let a: B", "let a: ~B", "let a: borrowing B", "let a: [B: C]?",
    "@aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa weak var b: C",
  ])
  func propertiesThatAreNotTold(_ member: String) throws {
    #expect(try !isTold(member))
    CondensedSource.expectSame("class X {\n\(member)\n}", Comment(rawValue: member))
  }

  @Test(arguments: [
    "func a()", "func a(b: B)", "func a(_ b: B?)", "func a(b c: C.D, e: any E) -> F", "func a() async throws -> B?",
    "static func a(b: B<C>) -> Self", "mutating func a(for: B)", "func a(in b: B,\n  c: C\n) -> D", "func a() throws",
    "func a(b: B,)",
  ])
  func functionsThatAreTold(_ member: String) throws {
    #expect(try isTold(member, in: "protocol"))
    CondensedSource.expectSame("protocol X {\n\(member)\n}", Comment(rawValue: member))
  }

  @Test(arguments: [
    "func a<B>(b: B)", "func a(b: B = c)", "func a(b: B...)", "func a(b: inout B)", "func a(b: @escaping B)",
    "func a(b: (C) -> D)", "func a() -> [B]", "func a() -> (B, C)", "func a() where B: C", "func a() throws(B)",
    "func a() -> B where B: C", "func < (a: B, b: C) -> D", "func `a`()", "func a(`b`: B)", "func a(@B c: D)",
    "func a() {}", "init(a: B)", "subscript(a: B) -> C { get }", "typealias A = B", "func a(b: B) -> any C & D",
  ])
  func functionsThatAreNotTold(_ member: String) throws {
    #expect(try !isTold(member, in: "protocol"))
    CondensedSource.expectSame("protocol X {\n\(member)\n}", Comment(rawValue: member))
  }

  @Test func whatNavigationNeverReadsNeedNotBeTold() throws {
    #expect(try isTold("deinit { a() }"))
    #expect(try isTold("associatedtype A: B", in: "protocol"))
    #expect(try !isTold("#a { b }"))
  }

  @Test func casesAreToldAllOrNotAtAll() {
    #expect(CondensedSource.text("enum A { case b; indirect case c(D); case `e` = \"f\" }") == nil)
    #expect(CondensedSource.text("enum A { case b; case c(D), e }") == "enum A { case b; case c , e }")
    for source in [
      "enum A { case b; indirect case c(D); case `e` = \"f\" }", "enum A { case b; case c(D), e(F = \"}\") }",
      "enum A { case b = 1, c = 2 }", "enum A {\n#if B\ncase c\n#else\ncase d, e\n#endif\n}", "enum A { @b case c }",
    ] {
      CondensedSource.expectSame(source)
    }
  }
}
