import Testing

@testable import RxTreeKit

@Suite struct ReductionPlannerTests {
  private let long = String(repeating: "long", count: 40)

  private func plan(_ source: String, words: Set<String> = ["hit"], whole: Set<String> = []) -> [String] {
    let bytes = Array(source.utf8)
    return bytes.withUnsafeBufferPointer { buffer in
      let outline = SourceOutline.scan(bytes)
      let hits = RelevantOffsets(outline.words, in: WordSet(words: words))
      let starts = RelevantOffsets(outline.words, in: WordSet(words: ["Start"]))
      let relevance = Relevance(words: WordSet(words: words), wholeTypes: WordSet(words: whole))
      var planner = ReductionPlanner(
        bytes: buffer, outline: outline, hits: hits, starts: starts, relevance: relevance)
      return planner.plan().map { ScanSupport.text($0, of: source) }
    }
  }

  @Test func keepsPartsInOrder() {
    #expect(
      plan("class A { func f() { g() }; let b = hit; var c = d() { didSet { e() } }, h = hit; let i = 1 }")
        == ["class A {", "let b = hit;", "var c = d() ", ", h = hit;", "}"])
    #expect(
      plan("func hit() { a() }; func b() { c() }; class D { class E { func f() { hit() } } }")
        == ["func hit() { a() };", "class D {", "class E {", "func f() { hit() }", "}", "}"])
  }

  @Test func keepsAllOfATypeThatHoldsAFlow() {
    let source = "class A { func f() { b.start() }; let b = Start(hit) }"
    #expect(plan(source) == [source])
    #expect(plan("class A { let b: Start? };") == ["class A { let b: Start? };"])
    #expect(plan("class X { let c = 1; \(source) }") == ["class X {", source, "}"])
    #expect(plan(source, words: ["hit", "A"]) == ["class A {", "let b = Start(hit)", "}"])
    #expect(plan("class A { func f() { hit }; func g() { h() } }") == ["class A {", "func f() { hit };", "}"])
    #expect(
      plan("class A { func f() { hit; Start() }; let b = 1 }") == ["class A {", "func f() { hit; Start() };", "}"])
  }

  @Test func keepsNothingOfTypesThatDoNotMatter() {
    #expect(plan("class A { class B { let c = 1 } }\nlet d = hit") == ["let d = hit"])
    #expect(plan("class A { let b = 1 }").isEmpty)
    #expect(plan("@hit class hit: hit { let b = 1 }\nlet c = hit") == ["let c = hit"])
  }

  @Test func keepsDirectivesOnlyWhereSomethingMatters() {
    #expect(plan("#if a\nlet b = 1\n#endif").isEmpty)
    #expect(plan("#if a\nlet b = 1\n#endif\nlet c = hit") == ["#if a", "#endif", "let c = hit"])
    #expect(plan("class A {\n#if b\n#endif\n}\n#if c\n#endif\nlet d = hit") == ["#if c", "#endif", "let d = hit"])
  }

  @Test func longValuesWithoutAWordGoFromWhatStays() {
    let source = """
      class A {
        let b = c(1), hit = 1
        let d = 1, e: D = \(long)
        let f = hit, g: D = \(long)
        let h = i(\(long)) { hit }
        let j = \(long), k = hit
        let l: L = \(long) { hit }
      }
      """
    let blank = String(repeating: " ", count: long.count)
    #expect(
      ScanSupport.reduced(source) == """
        class A {
          let b = c(1), hit = 1

          let f = hit, g: D
          let h = i(\(blank)) { hit }
          let j = \(long), k = hit
          let l: L = \(long) { hit }
        }
        """)
  }

  @Test func observersWithoutAWordGoWithTheirBraces() {
    let source = """
      class A {
        var b: Int = hit() { didSet { d() } }
        var c: Int = d() { didSet { hit() } }
        var e: Int = f() { didSet { g() } }
        var h: Int { 1 }, i = hit
      }
      """
    #expect(
      ScanSupport.reduced(source) == """
        class A {
          var b: Int = hit()
          var c: Int = d() { didSet { hit() } }

          var h: Int {   }, i = hit
        }
        """)
  }

  @Test func keepsTopLevelCodeTogether() {
    #expect(plan("a(); let b = 1; func c() {}; hit()") == ["a();", "let b = 1;", "hit()"])
    #expect(plan("a(); let b = 1; func c() { hit() }") == ["func c() { hit() }"])
  }

  @Test func keepsWholeTypesInOnePart() {
    #expect(plan("class A { func f() { g() } };", whole: ["A"]) == ["class A { func f() { g() } };"])
  }
}
