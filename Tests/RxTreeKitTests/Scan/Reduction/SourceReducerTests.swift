import Testing

@testable import RxTreeKit

@Suite struct SourceReducerTests {
  private let long = String(repeating: "long", count: 40)

  @Test(arguments: ["", "import A", "class A { func f() { g() } }", "let a = 1", "#if a\nclass A {}\n#endif", "f()"])
  func nothingIsLeftWhereNothingMatters(_ source: String) {
    #expect(ScanSupport.reduced(source) == nil)
  }

  @Test func leavesOutMembersThatDoNotMatter() {
    let source = """
      import A
      // a comment
      class B: C {
        let d = 1  // why
        var e: Int { 2 }
        func f() { g() }
        func h() { hit() }  // why
        init(i: Int = 3) { j = i }
        subscript(k: Int) -> Int { get { l } set { m } }
        deinit { n() }
        var o: hit { p }
        #q { r }
        @s(hit) func t() { u() }
      }
      class O { func p() { q() } }
      """
    #expect(
      ScanSupport.reduced(source) == """


        class B: C {



          func h() { hit() }



          var o: hit { p }

          @s(hit) func t() { u() }
        }

        """)
  }

  @Test func keepsLengthAndLineBreaks() {
    let source = "import A\r\nclass B {\r\n  func c() {\n    d\r  }\r\n  // é\n  let e = hit\r\n}\n/* ü\r\n */"
    let outline = ScanSupport.outline(source)
    let relevance = Relevance(words: WordSet(words: ["hit"]), wholeTypes: WordSet(words: []))
    let bytes = Array(source.utf8)
    let reduced = SourceReducer.reduce(bytes, outline: outline, relevance: relevance)?.bytes ?? []
    #expect(reduced.count == bytes.count)
    for (offset, byte) in bytes.enumerated() {
      if byte == 10 || byte == 13 { #expect(reduced[offset] == byte) }
      #expect(reduced[offset] == byte || reduced[offset] == 32)
    }
  }

  @Test func countsWhatIsKept() {
    let source = "import A\nlet a = hit\nlet b = 1"
    let relevance = Relevance(words: WordSet(words: ["hit"]), wholeTypes: WordSet(words: []))
    let reduced = SourceReducer.reduce(
      Array(source.utf8), outline: ScanSupport.outline(source), relevance: relevance)
    #expect(reduced?.keptByteCount == "let a = hit".utf8.count)
    #expect(reduced.map { String(decoding: $0.bytes, as: UTF8.self) } == "        \nlet a = hit\n         ")
  }

  @Test(arguments: [
    "class A { func f() { g(hit) } }", "class A { let b = hit }", "class A { func f(a: hit) {} }",
    "class A { func f() -> [hit] {} }",
    "enum A { case b(hit) }", "class A { typealias B = hit }",
    "extension A { var b: hit { c } }", "class A { func f() { \"\\(hit)\" } }", "class A { class B { let c = hit } }",
    "class A { var b = 1 { didSet { hit } } }", "class A { func f(a: Int = hit) {} }", "class A { let b = `hit` }",
    "class A { let b = $hit }", "class A { func f() { \"\\(\"\\(hit)\")\" } }", "let a = hit", "func f() { hit }",
    "hit()",
    "func f(a: hit)", "#hit", "struct A { #b { hit } }", "protocol A { func f() -> hit }", "typealias A = hit",
  ])
  func anIdentifierMattersWhereverItIsCode(_ source: String) {
    #expect(ScanSupport.reduced(source) != nil)
  }

  @Test(arguments: [
    "class A: hit {}", "@hit class A {}", "class hit {}", "class A<B: hit> { let c = 1 }",
    "@hit class hit: hit { func f() { g() } }", "extension hit { var b: Int { c } }", "enum hit { case b }",
    "protocol A: hit { func f() }", "class A { struct hit: hit { let b = 1 } }",
  ])
  func theHeaderOfATypeAloneDoesNotMatter(_ source: String) {
    #expect(ScanSupport.reduced(source) == nil)
  }

  @Test(arguments: [
    "class A { let b = \"hit\" }", "class A { /* hit */ }", "class A { // hit\n}", "class A { let b = \"\\\\(hit)\" }",
    "class A { let b = #\"\\(hit)\"# }", "class A { let b = \"\"\"\nhit\n\"\"\" }", "class A { let b = /hit/ }",
    "import hit",
    "class A { let hits = Hit }", "class A { let b = unhit }", "// hit", "\"hit\"", "#if hit\nclass A {}\n#endif",
  ])
  func otherTextDoesNotMatter(_ source: String) {
    #expect(ScanSupport.reduced(source) == nil)
  }

  @Test func prefixesAndSuffixesMatter() {
    let source = "class A { func f() { pushAll() }; func g() { other() } }"
    let expected = "class A { func f() { pushAll() };                      }"
    #expect(ScanSupport.reduced(source, words: [], prefixes: ["push"]) == expected)
    #expect(ScanSupport.reduced(source, words: [], suffixes: ["All"]) == expected)
  }

  @Test func whatASignatureNamesKeepsItsBody() {
    #expect(
      ScanSupport.reduced("class A {\n  func f() -> hit { g() }\n  func h() { i() }\n}")
        == "class A {\n  func f() -> hit { g() }\n\n}")
    #expect(ScanSupport.reduced("class A { var b: hit { c } }") == "class A { var b: hit { c } }")
    let source = "class A { let b: hit = \(long) { didSet { c() } } }"
    #expect(ScanSupport.reduced(source) == source)
  }

  @Test func requirementsThatMatterStayAsTheyAre() {
    let source = """
      protocol A {
        var b: Int { get set }
        var c: hit { get set }
        func hit()
        func d()
        subscript(e: hit) -> D { get }
      }
      """
    #expect(
      ScanSupport.reduced(source) == """
        protocol A {

          var c: hit { get set }
          func hit()

          subscript(e: hit) -> D { get }
        }
        """)
  }

  @Test func casesAndAliasesStayOnlyWhereTheyMatter() {
    let source = """
      enum A {
        case b(c: D), e
        case f(hit), g
        typealias F = G
        typealias H = hit
        static let hit = 1
        import H
        #i { j }
        #k { hit }
        infix operator +++
      }
      """
    #expect(
      ScanSupport.reduced(source) == """
        enum A {

          case f(hit), g

          typealias H = hit
          static let hit = 1


          #k { hit }

        }
        """)
  }

  @Test func nestedTypesThatDoNotMatterGo() {
    let source = "class A {\n  enum B { case c }\n  struct D { let e = hit }\n}"
    #expect(ScanSupport.reduced(source) == "class A {\n\n  struct D { let e = hit }\n}")
  }

  @Test func aTypeMattersForWhatIsNested() {
    let source = "class A { let b = 1; class C { let d = 2; class E { func f() { hit } } } }"
    let gap = String(repeating: " ", count: "let b = 1; ".count)
    #expect(ScanSupport.reduced(source) == "class A { \(gap)class C { \(gap)class E { func f() { hit } } } }")
  }

  @Test func wholeTypesKeepEverythingButComments() {
    let source = """
      class A {
        func b() { c() }  // d
        enum E { case f }
        let g: G = \(long)
      }
      extension X.A { func h() { i() } }
      class B { func j() { k() } }
      """
    #expect(
      ScanSupport.reduced(source, words: [], whole: ["A"]) == """
        class A {
          func b() { c() }
          enum E { case f }
          let g: G = \(long)
        }
        extension X.A { func h() { i() } }

        """)
  }

  @Test func wholeTypesAreKnownByTheirWholeNameToo() {
    #expect(ScanSupport.reduced("extension X.A { func b() { c } }", words: [], whole: ["X.A"]) != nil)
    #expect(ScanSupport.reduced("extension X.A { func b() { c } }", words: [], whole: ["X"]) == nil)
  }

  @Test func aNestedWholeTypeKeepsTheHeaderAround() {
    let source = "class X {\n  func b() { c() }\n  class A { func d() { e() } }\n}"
    #expect(
      ScanSupport.reduced(source, words: [], whole: ["A"]) == "class X {\n\n  class A { func d() { e() } }\n}")
  }

  @Test func directivesStayInPlace() {
    let source = """
      #if a
      import B
      #else
      class C {
        #if d
        func e() { f() }
        #else
        let g = hit
        #endif
      }
      #endif
      class H {
        #if i
        let j = 1
        #endif
      }
      """
    #expect(
      ScanSupport.reduced(source) == """
        #if a

        #else
        class C {
          #if d

          #else
          let g = hit
          #endif
        }
        #endif




        """ + "\n")
  }

  @Test func semicolonsStayWithWhatTheyEnd() {
    #expect(
      ScanSupport.reduced("class A { let a = 1; let hit = 2 ; func b() {}; }; class B {};")
        == "class A {            let hit = 2 ;              };")
    #expect(ScanSupport.reduced("let a = 1; let b = hit; let c = 2") == "           let b = hit;")
  }

  @Test func topLevelStatementsAndPropertiesStayTogether() {
    let source = "import A\na()\nhit()\nlet b = 1\nc()\nfunc d() { e() }\nclass F { let g = 1 }"
    #expect(ScanSupport.reduced(source) == "\na()\nhit()\nlet b = 1\nc()\n\n")
    #expect(ScanSupport.reduced("a()\nlet b = hit") == "a()\nlet b = hit")
    #expect(ScanSupport.reduced("a()\nfunc b() { hit }") == "\nfunc b() { hit }")
    #expect(ScanSupport.reduced("let a = 1\nlet b = hit") == "\nlet b = hit")
    #expect(ScanSupport.reduced("let a: A = \(long)\nvar b: B { c }\nhit()") == "let a: A\nvar b: B {   }\nhit()")
  }

  @Test func anUncertainOutlineKeepsTheWholeFile() {
    let source = "class A { func f() { g( } }"
    let bytes = Array(source.utf8)
    let relevance = Relevance(words: WordSet(words: []), wholeTypes: WordSet(words: []))
    let reduced = SourceReducer.reduce(bytes, outline: ScanSupport.outline(source), relevance: relevance)
    #expect(reduced == ReducedSource(bytes: bytes, keptByteCount: bytes.count))
  }

  @Test func theOutlineOfAnotherFileKeepsTheWholeFile() {
    let bytes = Array("class A {}".utf8)
    let relevance = Relevance(words: WordSet(words: ["hit"]), wholeTypes: WordSet(words: []))
    let reduced = SourceReducer.reduce(bytes, outline: ScanSupport.outline("let a = hit"), relevance: relevance)
    #expect(reduced?.bytes == bytes)
  }
}
