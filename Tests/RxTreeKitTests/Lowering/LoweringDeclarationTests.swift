import Testing

@testable import RxTreeKit

@Suite struct LoweringDeclarationTests {
  @Test func kindsOfTypes() {
    let facts = FactsSource.facts("class A {}\nactor B {}\nstruct C {}\nenum D {}\nprotocol E {}\nextension F.G {}")
    #expect(facts.types.map(\.kind) == [.class, .actor, .struct, .enum, .protocol, .extension])
    #expect(facts.types.map(\.name) == ["A", "B", "C", "D", "E", "F.G"])
  }

  @Test func inheritance() throws {
    let type = try #require(FactsSource.facts("class A<T: B, U>: C<D>, E & F, @unchecked G where T: H {}").types.first)
    #expect(type.inherited.map(FactsText.of) == ["C<D>", "E & F", "G"])
    #expect(type.generics.mapValues(FactsText.of) == ["T": "B", "U": "?"])
  }

  @Test func attributes() {
    let facts = FactsSource.facts("@main @available(iOS 15, *) struct A {}\n@UIApplicationMain final class B {}")
    #expect(facts.types.map(\.attributes) == [["main", "available"], ["UIApplicationMain"]])
  }

  @Test func cases() {
    let facts = FactsSource.facts("enum A { case b, c(D)\nindirect case e = \"f\"\ncase `default` }")
    #expect(facts.types.first?.cases.map(\.name) == ["b", "c", "e", "default"])
    #expect(facts.types.first?.cases.map(\.offset) == [14, 17, 36, 49])
  }

  @Test func nestedTypesAndAliases() {
    let facts = FactsSource.facts("enum A { class B { struct C {} }\ntypealias D = E<F> }\ntypealias G = H & I")
    #expect(facts.types.first?.types.first?.types.map(\.name) == ["C"])
    #expect(facts.types.first?.aliases.map { "\($0.name) = \(FactsText.of($0.type))" } == ["D = E<F>"])
    #expect(facts.aliases.map { "\($0.name) = \(FactsText.of($0.type))" } == ["G = H & I"])
  }

  @Test func functions() {
    let facts = FactsSource.facts(
      """
      class A {
        init?(a: B = .c, _ d: E...) { f() }
        static func g<T: H, U>(i j: T, _ k: inout U) async throws -> T { l }
        class func m() {}
        subscript(n: O) -> P { q }
        func `default`() -> (R, s: S) { t; return u }
        deinit { v() }
        func w(x: @escaping () -> Void)
      }
      """)
    #expect(
      facts.types.first?.functions.map(FactsText.of) == [
        "init(a: B = .c, _ d: [E]...) { f() }", "static g<T: H, U: ?>(i j: T, _ k: U) -> T { return l }",
        "static m() {  }",
        "subscript(n: O) -> P { return q }", "default() -> (R, s: S) { t; return u }", "w(x: -> Void) {  }",
      ])
  }

  @Test func properties() {
    let facts = FactsSource.facts(
      """
      class A {
        let a = b, c: D
        static var e: F { g }
        lazy var h: I = { j }()
        var k: L { get { m } set { n(newValue) } }
        var o = p { didSet { q() } willSet { r(); s() } }
        let (t, u) = (v, w)
        weak var x: Y?
        let z, aa: BB
      }
      """)
    #expect(
      facts.types.first?.properties.map(FactsText.of) == [
        "a = b", "c: D", "static e: F get { return g }", "h: I = {  in return j }()",
        "k: L get { return m } observe { n(newValue) }", "o = p observe { q(); r(); s() }", "t = (v, w)", "u = (v, w)",
        "x: Y", "z: BB", "aa: BB",
      ])
    // Only what changes how a property is followed is kept.
    #expect(facts.types.first?.properties.map(\.attributes).filter { !$0.isEmpty } == [["weak"]])
  }

  @Test func wrappersAndModifiers() {
    let facts = FactsSource.facts("class A { @Inject(\"x\") private(set) var a: B\n@Published public var c = 1 }")
    // Only what changes how a property is followed is kept.
    #expect(facts.types.first?.properties.map(\.attributes) == [["Inject"], []])
  }

  @Test func everyClauseOfConditionalCompilation() {
    let facts = FactsSource.facts(
      "#if A\nclass A {}\n#elseif B\nfunc b() {}\n#else\nlet c = d\n#endif\nclass E {\n#if F\nfunc f() {}\n#if G\nlet g: H\n#endif\n#endif\n}"
    )
    #expect(facts.types.map(\.name) == ["A", "E"])
    #expect(facts.functions.map(\.name) == ["b"])
    #expect(facts.properties.map(\.name) == ["c"])
    #expect(facts.types.last?.functions.map(\.name) == ["f"])
    #expect(facts.types.last?.properties.map(\.name) == ["g"])
  }

  @Test func topLevelStatements() {
    let facts = FactsSource.facts("import A\nlet a = B()\na.start()\nif c { d() }\nfunc e() {}\nprecedencegroup F {}")
    #expect(FactsText.of(facts.statements) == "a.start(); if c { d() } else {  }")
    #expect(facts.properties.map(\.name) == ["a"])
    #expect(facts.functions.map(\.name) == ["e"])
  }

  @Test func offsetsAreThoseOfTheNames() {
    let facts = FactsSource.facts("final class Abc { func def() {} }\nextension Abc.Ghi {}")
    #expect(facts.types.map(\.offset) == [12, 44])
    #expect(facts.types.first?.functions.map(\.offset) == [23])
  }

  @Test func nestingBeyondTheLimitIsDropped() {
    let depth = 2 * Lowering.depthLimit
    let source = String(repeating: "class A { ", count: depth) + String(repeating: "}", count: depth)
    var types = FactsSource.facts(source).types
    var found = 0
    while let type = types.first {
      found += 1
      types = type.types
    }
    #expect(found > 50 && found <= Lowering.depthLimit + 1)
  }

  @Test func nothing() {
    let facts = FactsSource.facts("")
    #expect(facts.types.isEmpty && facts.functions.isEmpty && facts.statements.isEmpty)
  }
}
