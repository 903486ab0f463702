import Testing

@testable import RxTreeKit

@Suite struct OutlineParserOthersTests {
  @Test(arguments: [
    ("case a", "a"), ("case a, b", "a, b"), ("case a(Int), b(c: String)", "a, b"), ("indirect case a(A)", "a"),
    ("case a = 1, b = -2", "a, b"), ("case a = \"}\"", "a"), ("case `default`", "default"),
    ("case a(A = .b, c: () -> Void = {})", "a"),
    ("case a\n  (Int)", "a"), ("case a,\n  b,\n  c", "a, b, c"), ("@available(iOS 13, *) case a", "a"),
    ("case none", "none"),
    ("case a = 1 // one\n", "a"), ("case é", "é"),
  ])
  func knowsCases(_ source: String, _ names: String) {
    #expect(
      ScanSupport.sketch("enum X {\n\(source)\nvar y: Int { 1 } }") == "enum X\n  enumCase \(names)\n  property y")
  }

  @Test(arguments: [
    ("typealias A = B", "typealias A: B"), ("typealias A = B.C", "typealias A: B.C"),
    ("typealias A = B & C", "typealias A: B, C"),
    ("typealias A<B> = C<B>", "typealias A: C<B>"), ("typealias A = B?", "typealias A: B"),
    ("typealias A = (B) -> C", "typealias A"),
    ("typealias A = (B, C)", "typealias A"), ("typealias A = [B]", "typealias A"),
    ("typealias A = (B & C)", "typealias A: B, C"), ("typealias A = ((B))", "typealias A: B"),
    ("typealias A = (b: B)", "typealias A"), ("typealias A = (B).C", "typealias A"),
    ("typealias A = any B", "typealias A: B"),
    ("typealias A<B> = C<B> where B: D", "typealias A: C<B>"), ("public typealias A = B", "typealias A: B"),
    ("associatedtype A", "associatedType A"), ("associatedtype A: B, C", "associatedType A: B, C"),
    ("associatedtype A = B", "associatedType A"), ("associatedtype A: B where A.C == D", "associatedType A: B"),
    ("associatedtype A: B = C where D: E", "associatedType A: B"), ("typealias `Type` = A", "typealias Type: A"),
  ])
  func knowsAliases(_ source: String, _ sketch: String) {
    #expect(ScanSupport.sketch("protocol X {\n\(source)\nfunc y() }") == "protocol X\n  \(sketch)\n  function y")
  }

  @Test(arguments: [
    ("import A", "A"), ("import A.B", "A.B"), ("@testable import A", "A"), ("import struct A.B", "A.B"),
    ("public import A", "A"),
    ("import func A.==", "A.=="), ("@_exported import A", "A"), ("import enum A.B.C", "A.B.C"),
    ("@preconcurrency import A", "A"),
    ("import `A`", "A"), ("import class A.B", "A.B"), ("internal import let A.b", "A.b"),
  ])
  func knowsImports(_ source: String, _ name: String) {
    #expect(ScanSupport.sketch("\(source)\nimport Z\nclass Y {}") == "import \(name)\nimport Z\nclass Y")
  }

  @Test(arguments: [
    ("infix operator +++", "+++"), ("prefix operator /", "/"), ("infix operator >>> : A", ">>>"),
    ("postfix operator !", "!"),
    ("infix operator ≠: A, B", "≠"), ("precedencegroup A { higherThan: B }", "A"), ("infix operator <-> : A", "<->"),
  ])
  func knowsOperators(_ source: String, _ name: String) {
    #expect(ScanSupport.sketch("\(source)\nclass Y {}") == "operator \(name)\nclass Y")
  }

  @Test(arguments: [
    ("#Preview { A() }", "Preview"), ("#Preview(\"a\") {\n  A()\n}", "Preview"), ("#warning(\"a\")", "warning"),
    ("#a", "a"),
    ("@available(iOS 17, *)\n#Preview { A() }", "Preview"), ("#a<B>(c) { d } e: { f }", "a"), ("public #a", "a"),
  ])
  func usesOfMacrosAreOthers(_ source: String, _ name: String) {
    #expect(ScanSupport.sketch("\(source)\nclass Y {}") == "other \(name)\nclass Y")
    #expect(ScanSupport.sketch("struct X {\n\(source)\nlet y = 1 }") == "struct X\n  other \(name)\n  property y")
  }

  @Test func statementsUpToADeclarationAreOneOther() {
    let source = """
      import A
      print(1)
      for a in b { c(a) }
      if let d = e, let f = g {
      }
      guard
        let h = i,
        let j = k
      else { exit(1) }
      let x = 1; x.y()
      z = x
        + 1
      func l() {}
      l()
      """
    #expect(ScanSupport.sketch(source) == "import A\nother \nproperty x\nother \nfunction l\nother ")
    #expect(ScanSupport.leaves(source)[1].hasSuffix("else { exit(1) }"))
    #expect(ScanSupport.leaves(source)[3] == "x.y()\nz = x\n  + 1")
  }

  @Test(arguments: [
    "a", "a()", "a = b", "a.b { c }", "if a { b } else { c }", "while a { b }", "do { a } catch { b }",
    "repeat { a } while b",
    "switch a { case .b: c }", "defer { a }", "open(a)", "actor.run()", "macro.b()", "prefix = 1", "await a()",
    "try! a()", "_ = a",
    "throw a", "a\n#if b\n.c\n#endif", "let_ = 1", "(a)", "[a]", "{ a }()", "\"\\(a)\"", "1", "-a", ".a", "\\.a",
    "final.a()",
  ])
  func statementsAreOthersAtTheTopOnly(_ statement: String) {
    #expect(ScanSupport.sketch("class A {}\n\(statement)\nclass B {}") == "class A\nother \nclass B")
    #expect(!ScanSupport.outline("class A {\n\(statement)\n}").isCertain)
  }

  @Test func strayBracketsAreUncertain() {
    #expect(ScanSupport.sketch("class A {}\n}\nclass B {}") == "class A\nclass B\nuncertain")
    #expect(ScanSupport.sketch(") class A {}") == "class A\nuncertain")
  }
}
