import Testing

@testable import RxTreeKit

@Suite struct OutlineParserModifiersTests {
  @Test(arguments: [
    "public", "private", "fileprivate", "internal", "open", "package", "static", "final", "override", "mutating",
    "nonmutating",
    "dynamic", "required", "optional", "distributed", "nonisolated", "public private(set)", "nonisolated(unsafe)", "@a",
    "@a(b)",
    "@a.b", "@a<B>", "@a @b(c) final", "@a\n@b\npublic\nfinal", "@a(b: [c], d: { e })", "@a (b)", "borrowing",
    "consuming",
    "__consuming", "prefix", "postfix", "infix", "class", "public class", "@available(*, deprecated, message: \"}\")",
  ])
  func standBeforeAFunction(_ modifiers: String) {
    let source = "class X {\n  let w = 1\n  \(modifiers) func f() {}\n}"
    #expect(ScanSupport.sketch(source) == "class X\n  property w\n  function f")
    #expect(ScanSupport.leaves(source).last == "\(modifiers) func f() {}")
  }

  @Test(arguments: [
    "lazy", "weak", "unowned", "unowned(unsafe)", "private(set)", "static", "class", "public internal(set)", "async",
  ])
  func standBeforeAProperty(_ modifiers: String) {
    #expect(ScanSupport.leaves("class X {\n  \(modifiers) var a = 1\n}") == ["\(modifiers) var a = 1"])
  }

  @Test func wordsThatCanBeModifiersAreNamesElsewhere() {
    let source = "open(a)\nfinal = 1\nprefix.b()\nlazy\n= 2\nclass A {}"
    #expect(ScanSupport.sketch(source) == "other \nclass A")
  }

  @Test func aThousandModifiersAreNoTrouble() {
    let source = String(repeating: "public ", count: 1_000) + "class A {}"
    #expect(ScanSupport.outline(source).byteCount == source.utf8.count)
  }

  @Test(arguments: ["@", "@a", "public", "@a(", "static", "private(set)"])
  func withoutADeclarationAreUncertainInATypeAndBreakNothing(_ source: String) {
    #expect(!ScanSupport.outline("class X {\n\(source)\n}").isCertain)
    #expect(ScanSupport.outline(source).byteCount == source.utf8.count)
  }

  @Test func attributesOfTypesKeepTheirArguments() {
    #expect(
      ScanSupport.headers("func f(a: @a(b) (C) -> D) -> @e (F) -> G { h }") == [
        "func f(a: @a(b) (C) -> D) -> @e (F) -> G "
      ])
  }
}
