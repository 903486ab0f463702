import Testing

@testable import RxTreeKit

@Suite struct SourceCondenserTests {
  @Test func leavesWhatOnlyAParserTells() {
    let source = """
      @objcMembers public final class AFlow: Flow {
        private let services: Services
        weak var delegate: ADelegate?
        private lazy var root: UINavigationController = { UINavigationController() }()
        @Injected private var store: Store

        public required init(services: Services) {
          self.services = services
        }

        @discardableResult override func navigate(to step: Step) throws -> FlowContributors {
          stack?.push(try make(step)) { [weak self] in self?.done() }
        }

        deinit { log() }
      }
      """
    #expect(
      CondensedSource.text(source) == """
        @objcMembers class AFlow {


        var root: UINavigationController = { UINavigationController() }()


        init( ) {
        self.services = services
        }

        func navigate( ) {
        stack .push( make(step)) { self .done() }
        }


        }
        """)
    CondensedSource.expectSame(source)
  }

  @Test(arguments: [
    "protocol A: B { func c(d: D) -> E; var f: G { get set } }", "enum A: Step { case b; case c(D), }",
    "class A: B { weak var c: D?; let e: F; deinit { g() } }", "struct A { struct B { enum C { case d } } }",
    "enum A {}", "class A {}\nprotocol B {}",
  ])
  func nothingIsLeftWhereTheOutlineTellsAll(_ source: String) {
    #expect(CondensedSource.text(source.replacing("c(D), }", with: "c(D) }")) == nil)
    CondensedSource.expectSame(source.replacing("c(D), }", with: "c(D) }"))
  }

  @Test(arguments: [
    "class A { let b = c }", "class A { func b() { c } }", "func a() {}", "let a: B", "typealias A = B", "a()",
    "class A<B> {}", "class A: B<C> {}", "class A: B & C {}", "extension A where B == C {}", "protocol A: class {}",
    "enum A { case b, c }", "class A { init(b: B) }", "class A { subscript(b: B) -> C { d } }",
    "class A { let b: [C] }",
  ])
  func somethingIsLeftWhereItDoesNot(_ source: String) {
    #expect(CondensedSource.text(source) != nil)
    CondensedSource.expectSame(source)
  }

  @Test func aTypeStaysForWhatIsLeftInIt() {
    #expect(
      CondensedSource.text("class A: B { let c: D; class E: F { let g: H; func i() { j } }; class K: L { let m: N } }")
        == "class A { class E { func i() { j } }; }")
  }

  @Test func theEmptyShellOfATypeStaysWhereTheOutlineDoesNotTellItsHeader() {
    #expect(CondensedSource.text("class A<B>: C { let d: D }") == "class A<B>: C { }")
    CondensedSource.expectSame("class A<B>: C { let d: D }")
  }

  @Test func semicolonsGoWithWhatTheyEnd() {
    #expect(CondensedSource.text("class A { let b: B; let c = d; let e: E }") == "class A { let c = d; }")
    #expect(CondensedSource.text("class A { let b: B };\nlet c = d") == "\nlet c = d")
    CondensedSource.expectSame("class A { let b: B; let c = d ; let e: E; };\nlet c = d")
  }

  @Test func directivesStay() {
    let source = "class A {\n#if B\nlet c: D\n#else\nfunc e() { f }\n#endif\n}"
    #expect(CondensedSource.text(source) == "class A {\n#if B\n\n#else\nfunc e() { f }\n#endif\n}")
    CondensedSource.expectSame(source)
    CondensedSource.expectSame("#if A\nclass B { let c: D }\n#else\nclass E { func f() { g } }\n#endif")
  }

  @Test func propertiesKeepTheirOrder() {
    let facts = CondensedSource("class A { let b: B; let c = d(); let e: E; var f: F { g } }").facts
    #expect(facts.types.first?.properties.map(\.name) == ["b", "c", "e", "f"])
  }

  @Test func lengthAndLineBreaksStay() throws {
    let source = "private final class A: B {\r\n  let c: D // é\n  private func e(f: F) {\r    try g()\r\n  }\n}"
    let outline = ScanSupport.outline(source)
    let whole = ReducedSource(bytes: Array(source.utf8), keptByteCount: source.utf8.count)
    let condensed = try #require(SourceCondenser.condense(whole, outline: outline))
    #expect(condensed.bytes.count == whole.bytes.count)
    for (before, after) in zip(whole.bytes, condensed.bytes) {
      #expect(after == before || after == UInt8(ascii: " ") && before != 10 && before != 13)
    }
    let blanked = zip(whole.bytes, condensed.bytes).count { $0 != $1 }
    #expect(condensed.keptByteCount == whole.keptByteCount - blanked)
  }

  @Test func whatIsUncertainStays() {
    let broken = "private class A { private func f() { g( } }"
    let whole = ReducedSource(bytes: Array(broken.utf8), keptByteCount: 7)
    #expect(SourceCondenser.condense(whole, outline: ScanSupport.outline(broken)) == whole)
    let other = ScanSupport.outline("class A {}")
    let source = ReducedSource(bytes: Array("private let a = b".utf8), keptByteCount: 7)
    #expect(SourceCondenser.condense(source, outline: other) == source)
  }

  @Test func whatIsBlankAlreadyIsLeftAlone() {
    let source = "class A { private func b() { c } ; private func d() { e } }"
    let start = "class A { ".utf8.count
    var bytes = Array(source.utf8)
    for offset in start..<(start + "private func b() { c } ;".utf8.count) { bytes[offset] = UInt8(ascii: " ") }
    let reduced = ReducedSource(bytes: bytes, keptByteCount: bytes.count)
    let text = SourceCondenser.condense(reduced, outline: ScanSupport.outline(source)).map {
      String(decoding: $0.bytes, as: UTF8.self).split(separator: " ").joined(separator: " ")
    }
    #expect(text == "class A { func d() { e } }")
  }
}
