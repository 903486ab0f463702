import Testing

@testable import RxTreeKit

@Suite struct OutlineParserDirectivesTests {
  private func directives(_ source: String) -> [String] {
    ScanSupport.outline(source).directives.map { ScanSupport.text($0, of: source) }
  }

  @Test func declarationsOfAllBranchesAreMembers() {
    let source = """
      #if os(iOS) && canImport(UIKit)
      import UIKit
      class A: B {
        #if DEBUG
        let a = 1
        #elseif swift(>=5.9) || FOO
        let a = 2
        #else
        func b() {}
        #endif
        let c = 3
      }
      #else
      class A {}
      #endif
      """
    #expect(
      ScanSupport.sketch(source) == """
        import UIKit
        class A: B
          property a
          property a
          function b
          property c
        class A
        """)
    #expect(
      directives(source) == [
        "#if os(iOS) && canImport(UIKit)", "#if DEBUG", "#elseif swift(>=5.9) || FOO", "#else", "#endif", "#else",
        "#endif",
      ])
  }

  @Test func aConditionMayGoOverLines() {
    #expect(directives("#if a &&\n  b || (c\n&& d)\nclass A {}\n#endif") == ["#if a &&\n  b || (c\n&& d)", "#endif"])
    #expect(directives("#if a // b\nclass A {}\n#endif") == ["#if a", "#endif"])
    #expect(directives("#if !a\n.b\n#endif").first == "#if !a")
  }

  @Test func directivesInsideBodiesAreNotListed() {
    let source = "func f() {\n#if a\nb()\n#endif\n}\nlet c = d\n#if e\n.f\n#endif"
    #expect(directives(source).isEmpty)
    #expect(ScanSupport.sketch(source) == "function f\nproperty c")
  }

  @Test func attributesInABranchBelongToTheDeclaration() {
    let source = "let a = 1\n#if b\n@c\n@d(e)\n#else\n@f\n#endif\npublic struct G {}\nlet h = 1"
    #expect(ScanSupport.sketch(source) == "property a\nstruct G\nproperty h")
    #expect(ScanSupport.headers(source)[1] == "#if b\n@c\n@d(e)\n#else\n@f\n#endif\npublic struct G ")
    #expect(directives(source).isEmpty)
    #expect(ScanSupport.sketch("class X {\n@a\n#if b\n@c\n#endif\nfunc d() {}\n}") == "class X\n  function d")
  }

  @Test func casesOfEnumerationsHaveBranchesToo() {
    #expect(
      ScanSupport.sketch("enum A {\ncase a\n#if b\ncase c, d\n#endif\n}") == "enum A\n  enumCase a\n  enumCase c, d")
  }

  @Test(arguments: [
    "#if a\nclass A {\n#endif\n}", "#if a\nclass A {\n#else\nclass B {\n#endif\n}",
    "#if a\n#if b\n@c\n#endif\n#endif\nclass D {}",
    "class A {}\n#endif", "#if a\nclass A {}", "#else\nclass A {}",
  ])
  func branchesThatHoldNoWholeDeclarationsAreUncertain(_ source: String) {
    #expect(!ScanSupport.outline(source).isCertain)
  }

  @Test func otherPoundsAreNoDirectives() {
    #expect(directives("#sourceLocation(file: \"a\", line: 1)\n#error(\"b\")").isEmpty)
  }
}
