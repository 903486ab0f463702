import Testing

@testable import RxTreeKit

@Suite struct ReductionPlannerTests {
  private func plan(_ source: String, words: Set<String> = ["hit"], whole: Set<String> = []) -> [String] {
    let bytes = Array(source.utf8)
    return bytes.withUnsafeBufferPointer { buffer in
      let hits = RelevantOffsets(tokens: TokenList.scan(buffer).tokens, bytes: buffer, words: WordSet(words: words))
      let starts = RelevantOffsets(
        tokens: TokenList.scan(buffer).tokens, bytes: buffer, words: WordSet(words: ["Start"]))
      let relevance = Relevance(words: WordSet(words: words), wholeTypes: WordSet(words: whole))
      var planner = ReductionPlanner(
        bytes: buffer, outline: SourceOutline.scan(bytes), hits: hits, starts: starts, relevance: relevance)
      return planner.plan().map { ScanSupport.text($0, of: source) }
    }
  }

  @Test func keepsPartsInOrder() {
    #expect(
      plan("class A { func f() { g() }; let b = hit }", words: ["hit", "A"])
        == ["class A {", "func f() {", "};", "let b = hit", "}"])
  }

  @Test func keepsAllOfATypeThatHoldsAFlow() {
    let source = "class A { func f() { b.start() }; let b = Start(hit) }"
    #expect(plan(source) == [source])
    #expect(
      plan("class A { func f() { hit }; func g() { h() } }") != ["class A { func f() { hit }; func g() { h() } }"])
  }

  @Test func keepsNothingOfTypesThatDoNotMatter() {
    #expect(plan("class A { class B { let c = 1 } }\nlet d = hit") == ["let d = hit"])
    #expect(plan("class A { let b = 1 }").isEmpty)
  }

  @Test func keepsDirectivesOnlyWhereSomethingMatters() {
    #expect(plan("#if a\nlet b = 1\n#endif").isEmpty)
    #expect(plan("#if a\nlet b = 1\n#endif\nlet c = hit") == ["#if a", "#endif", "let c = hit"])
    #expect(plan("class A {\n#if b\n#endif\n}\n#if c\n#endif\nlet d = hit") == ["#if c", "#endif", "let d = hit"])
  }

  @Test func keepsWholeTypesInOnePart() {
    #expect(plan("class A { func f() { g() } };", whole: ["A"]) == ["class A { func f() { g() } };"])
  }
}
