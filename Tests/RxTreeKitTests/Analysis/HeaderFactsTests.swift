import Testing

@testable import RxTreeKit

/// What a fast scan tells of a file is what parsing tells, as far as it goes.
@Suite struct HeaderFactsTests {
  private func headers(_ source: String) -> FileFacts {
    let file = SourceFile(path: "A.swift", absolutePath: "A.swift", directoryIndex: 0, isTest: false)
    return HeaderFacts.facts(of: ScannedFile(file, SourceContent(bytes: Array(source.utf8), diagnostic: nil)))
  }

  /// Kinds, names, places and bases of types, and the names, places and modifiers of their members.
  private func outline(_ facts: FileFacts) -> [String] {
    facts.types.flatMap { outline($0, "") }
      + facts.functions.map { "func \($0.name) \($0.offset)" } + facts.properties.map { "let \($0.name) \($0.offset)" }
      + facts.aliases.map { "alias \($0.name)" }
  }

  private func outline(_ type: TypeFacts, _ indent: String) -> [String] {
    [
      "\(indent)\(type.kind) \(type.name) \(type.offset): \(type.inherited.map { $0.path ?? "?" }) cases \(type.cases.map(\.name))"
        + " aliases \(type.aliases.map(\.name))"
    ]
      + type.functions.filter { $0.name != "init" && $0.name != "subscript" }
      .map { "\(indent)  func \($0.name) \($0.offset) \($0.isStatic)" }
      + type.properties.map { "\(indent)  let \($0.name) \($0.offset) \($0.isStatic)" }
      + type.types.flatMap { outline($0, indent + "  ") }
  }

  @Test(arguments: [
    "class A: B<C>, D {}\nfinal class E {}\nactor F {}\nstruct G: H {}\nprotocol I: J {}\nextension K.L: M {}",
    "enum A: B { case c, d(E)\n case f = 1\n indirect case g(A) }",
    "class A { func b() {}\n static func c() -> D { e }\n class func f() {}\n var g: H { i }\n static let j = k\n let n: O }",
    "class A { class B { struct C { enum D { case e } } } }",
    "typealias A = B\nenum C { typealias D = E<F> }\nfunc g() {}\nlet h = i\nvar j: K { l }",
    "@main final class `Type`: A { func `default`() {}\n var `self`: B { c } }",
    "class A {\n#if B\n func c() {}\n#else\n var d: E\n#endif\n}",
    "public extension A where B == C { private func d() {} }\nfileprivate struct E {}",
    "class A { lazy var b: C = { D() }()\n weak var e: F?\n @Inject var g: H\n override func i<J: K>(_ l: M) async throws -> N { o } }",
  ])
  func sameAsParsing(_ source: String) {
    let parsed = outline(FactsSource.facts(source))
    let scanned = outline(headers(source))
    #expect(LineDifference.text(expected: parsed, found: scanned) == nil)
  }

  @Test func severalNamesInOneDeclaration() {
    let source = "class A { let b = c, d: E\n case f, g }"
    #expect(outline(headers(source)) == outline(FactsSource.facts(source)))
  }

  @Test func typesOfMembers() throws {
    let type = try #require(
      headers("class A { let b: C?\n var d: any E\n func f() -> G { h }\n let i = j\n var k: [L] }").types.first)
    #expect(type.properties.map { $0.type?.path } == ["C", "E", nil, nil])
    #expect(type.functions.map { $0.result?.path } == ["G"])
    #expect(type.functions.allSatisfy(\.body.isEmpty) && type.properties.allSatisfy { $0.value == nil })
  }

  @Test func attributes() {
    #expect(headers("@UIApplicationMain class A {}").types.first?.attributes == ["UIApplicationMain"])
    #expect(headers("class A { weak var b: C? }").types.first?.properties.first?.attributes.contains("weak") == true)
  }

  @Test func aliasesOfPlainNames() {
    #expect(headers("typealias A = B.C").aliases.first?.type.path == "B.C")
  }

  @Test(arguments: ["B & C.D", "(B & C.D)", "((B &\n C.D))", "any B & C.D"])
  func aliasesOfCompositions(_ type: String) {
    let aliases = headers("typealias A = \(type)").aliases
    #expect(aliases.map(\.type) == [.composition([.named("B", []), .named("C.D", [])])])
  }

  @Test(arguments: ["[B]", "(B, C)", "(b: B, c: C)", "(B) -> C", "((B, C))"])
  func aliasesThatAreNoNames(_ type: String) { #expect(headers("typealias A = \(type)").aliases.isEmpty) }

  @Test func requirementsHaveAGetterThatSaysNothing() throws {
    let type = try #require(headers("protocol A { var b: B { get set }\n var c: C { get } }").types.first)
    #expect(type.properties.map { $0.getter?.isEmpty } == [true, true])
    let stored = try #require(headers("class A { let b: B\n var c: C { d } }").types.first)
    #expect(stored.properties.map { $0.getter == nil } == [true, true])
  }

  @Test func commentsInHeadersAreNoPartOfThem() throws {
    let type = try #require(
      headers("class A { let b /* , x: X */ : /* Y */ B\n func c(d: D /* , e: E */) -> /* F */ G { h } }").types.first)
    #expect(type.properties.map { $0.type?.path } == ["B"])
    #expect(type.functions.first?.parameters.map(\.name) == ["d"])
    #expect(type.functions.first?.result?.path == "G")
  }

  @Test func typesOfSeveralNames() throws {
    let type = try #require(headers("class A { let a, b: C\n var d = 1, e: F, g = H() }").types.first)
    #expect(type.properties.map { $0.type?.path } == ["C", "C", nil, "F", "H"])
  }

  @Test func genericParameters() throws {
    let type = try #require(headers("class A<B: C>: D { func e<F: G>(_ h: F.Type) -> F { i } }").types.first)
    #expect(type.generics == ["B": .named("C", [])])
    #expect(type.functions.first?.generics == ["F": .named("G", [])])
  }
}
