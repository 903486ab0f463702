import TestSupport
import Testing

@testable import RxTreeKit

@Suite struct NestingLimitTests {
  private func cut(_ source: String) -> (text: String, first: Int)? {
    NestingLimit.cut(Array(source.utf8)).map { (String(decoding: $0.bytes, as: UTF8.self), $0.firstCut) }
  }

  private func nest(_ open: String, _ close: String, _ depth: Int, around inside: String = "") -> String {
    String(repeating: open, count: depth) + inside + String(repeating: close, count: depth)
  }

  @Test(arguments: ["", "let a = (1)", "class A { func f() { g([h(i { j })]) } }"])
  func ordinarySourceIsLeftAlone(_ source: String) {
    #expect(cut(source) == nil)
  }

  @Test(arguments: [
    ("(", ")", NestingLimit.brackets), ("[", "]", NestingLimit.squares), ("{", "}", NestingLimit.blocks),
  ])
  func theLimitItselfIsAllowed(_ open: String, _ close: String, _ limit: Int) {
    #expect(cut(nest(open, close, limit, around: "a")) == nil)
    #expect(cut(nest(open, close, limit + 1, around: "a")) != nil)
  }

  @Test func theInsideOfWhatIsNestedTooDeeplyIsBlank() {
    let depth = NestingLimit.brackets
    let result = cut("let a = " + nest("(", ")", depth, around: "(b\n{c})") + "\nlet d = 1")
    #expect(result?.text == "let a = " + nest("(", ")", depth, around: "( \n   )") + "\nlet d = 1")
    #expect(result?.first == "let a = (".utf8.count + depth)
  }

  @Test func everyPartThatIsTooDeepIsCut() {
    let depth = NestingLimit.squares
    let result = cut(nest("[", "]", depth, around: "[a], [b]"))
    #expect(result?.text == nest("[", "]", depth, around: "[ ], [ ]"))
  }

  @Test func aBraceStartsTheCountOfBracketsAnew() {
    let depth = NestingLimit.squares
    #expect(cut(nest("[", "]", depth, around: "{" + nest("[", "]", depth, around: "a") + "}")) == nil)
  }

  @Test func conditionsCountAsBlocks() {
    let many = NestingLimit.blocks + 1
    let result = cut(
      String(repeating: "#if A\n", count: many) + "let a = 1\n" + String(repeating: "#endif\n", count: many))
    #expect(result != nil)
    #expect(result?.text.contains("let a") == false)
  }

  @Test func bracketsInStringsAndCommentsDoNotCount() {
    let many = String(repeating: "(", count: 500)
    #expect(cut("let a = \"\(many)\" // \(many)") == nil)
  }

  @Test func interpolationsCount() {
    #expect(cut(nest("\"\\(", ")\"", NestingLimit.brackets + 1, around: "a")) != nil)
  }

  @Test func runsOfAnglesAreCut() {
    let result = cut("let a: " + String(repeating: "A<", count: 1_000) + "\nlet b = 1 + 2")
    #expect(result != nil)
    #expect(result?.text.hasSuffix(" = 1 + 2") == true)
  }

  @Test func anUnfinishedNestIsCutToTheEnd() {
    let result = cut(String(repeating: "{\n", count: 100_000))
    #expect(result?.text.utf8.count == 200_000)
    #expect(result?.text.split(separator: "\n", omittingEmptySubsequences: false).count == 100_001)
    #expect(result?.first == 2 * NestingLimit.blocks + 1)
  }

  @Test func whatIsCutIsNotCutAgain() {
    let seed = UInt64(4_711)
    var random = SeededGenerator(seed: seed)
    for round in 0..<60 {
      let pieces = random.several(300...900, of: ["(", "[", "{", "(", "[", "{", ")", "]", "}", "A<", "\"", "a", "\n"])
      guard let once = cut(pieces.joined()) else { continue }
      #expect(once.text.utf8.count == pieces.joined().utf8.count, "seed \(seed), round \(round)")
      #expect(once.first < once.text.utf8.count, "seed \(seed), round \(round)")
    }
  }
}
