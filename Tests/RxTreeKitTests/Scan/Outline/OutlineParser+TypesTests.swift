import Testing

@testable import RxTreeKit

@Suite struct OutlineParserTypesTests {
  @Test(arguments: [
    ("class A {}", "class A"), ("actor A {}", "actor A"), ("struct A {}", "struct A"), ("enum A {}", "enum A"),
    ("protocol A {}", "protocol A"), ("extension A {}", "extension A"), ("indirect enum A {}", "enum A"),
    ("distributed actor A {}", "actor A"), ("public final class A {}", "class A"), ("class `class` {}", "class class"),
    ("class lower {}", "class lower"), ("class Ünï {}", "class Ünï"), ("open\nclass\nA\n{\n}", "class A"),
    ("struct A /* c */ {}", "struct A"), ("@objc @A(b: 1) class C {}", "class C"),
    ("@available(iOS 13, *) class A {}", "class A"), ("@A.B<C>(d) class E {}", "class E"),
    ("@A<B>.C<D> struct E {}", "struct E"), ("@available (iOS 13, *)\nclass A {}", "class A"),
  ])
  func knowsTypes(_ source: String, _ sketch: String) {
    #expect(ScanSupport.sketch(source) == sketch)
  }

  @Test(arguments: [
    ("class A: B {}", "B"), ("class A: B, C {}", "B, C"), ("class A : UIKit.B {}", "UIKit.B"),
    ("class A: B & C {}", "B, C"), ("class A: B<C> {}", "B<C>"), ("class A: B<C, D.E> {}", "B<C D.E>"),
    ("class A: B<C<D>>, E {}", "B<C D>, E"), ("class A: B<[C]> {}", "B<C>"), ("class A: B<C?> {}", "B<C>"),
    ("class A: B<C>.D {}", "B.D<C>"), ("class A: B<(c: C, d: D)> {}", "B<C D>"), ("class A: B<any C> {}", "B<C>"),
    ("class A: @unchecked Sendable {}", "Sendable"), ("class A: @preconcurrency B, C {}", "B, C"),
    ("protocol A: class {}", "class"), ("struct A: ~Copyable, B {}", "B"), ("class A: B where C: D {}", "B"),
    ("class A<B: C>: D<B> {}", "D<B>"), ("class A<B>: C, D where B == [Int] {}", "C, D"),
    ("enum A: String {}", "String"),
    ("class A:\n  B,\n  C\n{}", "B, C"), ("class A: `B` {}", "B"), ("class A: B<(C) -> D> {}", "B<C D>"),
    ("class A: nonisolated B {}", "B"), ("class A: (B & C) {}", "B, C"), ("class A: M::B {}", "M.B"),
    ("class A: B // why\n, C /* D */ {}", "B, C"),
  ])
  func knowsWhatTypesInherit(_ source: String, _ inherited: String) {
    #expect(ScanSupport.sketch(source).split(separator: ":", maxSplits: 1).last.map(String.init) == " " + inherited)
  }

  @Test(arguments: [
    ("extension A.B {}", "extension A.B"), ("extension A: B {}", "extension A: B"),
    ("extension A where B == C {}", "extension A"), ("extension A<B> {}", "extension A"),
    ("extension A<B>.C {}", "extension A.C"), ("extension [A] {}", "extension [A]"),
    ("extension A? {}", "extension A?"),
    ("extension\n  A\n  .B\n  : C\n{\n}", "extension A.B: C"), ("extension A: @retroactive B {}", "extension A: B"),
    ("extension A.`Type` {}", "extension A.Type"), ("private extension A {}", "extension A"),
  ])
  func knowsExtensions(_ source: String, _ sketch: String) {
    #expect(ScanSupport.sketch(source) == sketch)
  }

  @Test func typesNest() {
    #expect(
      ScanSupport.sketch("enum A { struct B { class C { enum D {} } }; actor E {} }") == """
        enum A
          struct B
            class C
              enum D
          actor E
        """)
  }

  @Test func classIsAModifierBeforeAMember() {
    let source = """
      class A {
        class func a() {}
        class var b: Int { 1 }
        class override func c() {}
        override class var d: Int { 1 }
        class B {}
        private class C {}
      }
      """
    #expect(
      ScanSupport.sketch(source) == """
        class A
          function a
          property b
          function c
          property d
          class B
          class C
        """)
  }

  @Test func wordsOfTheGrammarCanBeNames() {
    let source = """
      struct A {
        var actor: Int
        var macro = 1
        let get: Int, set: Int
        var async: Bool { true }
        func open() {}
        func prefix(_ count: Int) {}
        func await() {}
        static let `default` = A()
      }
      """
    #expect(
      ScanSupport.sketch(source) == """
        struct A
          property actor
          property macro
          property get, set
          property async
          function open
          function prefix
          function await
          property default
        """)
  }

  @Test(arguments: [
    "class", "class {}", "class A", "class A:", "struct 1 {}", "extension {}", "class A: B C {}",
  ])
  func brokenHeadersAreUncertain(_ source: String) {
    #expect(!ScanSupport.outline(source).isCertain)
  }

  @Test func typesMayNestToALimit() {
    func nested(_ depth: Int) -> SourceOutline {
      ScanSupport.outline(String(repeating: "enum A {", count: depth) + String(repeating: "}", count: depth))
    }
    #expect(nested(OutlineParser.depthLimit).isCertain)
    #expect(!nested(OutlineParser.depthLimit + 1).isCertain)
    #expect(!nested(100_000).isCertain)
    #expect(nested(OutlineParser.depthLimit + 1).declarations.count == 1)
  }
}
