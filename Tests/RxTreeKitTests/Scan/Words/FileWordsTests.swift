import TestSupport
import Testing

@testable import RxTreeKit

@Suite struct FileWordsTests {
  private func words(_ source: String) -> FileWords { SourceOutline.scan(Array(source.utf8)).words }

  /// The words in the order of the source.
  private func all(_ source: String) -> [String] {
    let words = words(source)
    return words.numbers.map { words.text(Int($0)) }
  }

  @Test func takesEveryIdentifierWhereItStands() {
    #expect(all("let a = b.c(a)") == ["let", "a", "b", "c", "a"])
    #expect(words("let a = b.c(a)").offsets == [0, 4, 8, 10, 12])
    #expect(words("let a = b.c(a)").wordCount == 4)
    #expect(words("").wordCount == 0)
  }

  @Test func leavesBackticksAndDollarsOut() {
    #expect(all("`a` $a $0 a$") == ["a", "a", "0", "a$"])
    #expect(words("`a` $a a").wordCount == 1)
  }

  @Test func looksIntoInterpolationsButNotIntoStringsAndComments() {
    #expect(all("x(\"y \\(z) y\") // w\n/* v */ u") == ["x", "z", "u"])
  }

  @Test func tellsWhichWordsAreInASet() {
    let words = words("a present presentX b")
    #expect(words.matching(WordSet(words: ["a", "c"])) == [true, false, false, false])
    #expect(words.matching(WordSet(words: [], prefixes: ["present"])) == [false, true, true, false])
    #expect(words.matching(WordSet(words: ["c"])) == nil)
    #expect(words.matching(WordSet(words: [])) == nil)
    #expect(FileWords().matching(WordSet(words: ["a"])) == nil)
  }

  @Test func findsTheIdentifiersOfAPart() {
    let words = words("a bb c")
    #expect(words.indices(in: 0..<6) == 0..<3)
    #expect(words.indices(in: 1..<3) == 1..<2)
    #expect(words.indices(in: 3..<5) == 2..<2)
    #expect(words.indices(in: 6..<90) == 3..<3)
    #expect(words.indices(in: 2..<2) == 1..<1)
  }

  @Test func keepsThousandsOfWordsApart() {
    let names = (0..<5_000).map { "word\($0)" }
    let words = words((names + names.reversed()).joined(separator: " "))
    #expect(words.wordCount == 5_000)
    #expect(words.numbers.map { words.text(Int($0)) } == names + names.reversed())
  }

  @Test func agreesWithTheTokensOfRandomSource() {
    for seed in UInt64(0)..<300 {
      var random = SeededGenerator(seed: seed)
      let source = String(random.several(0...60, of: Array("ab`$ .\"\\()/*\n#é0")))
      let bytes = Array(source.utf8)
      let starts = bytes.withUnsafeBufferPointer { buffer in
        TokenList.scan(buffer).tokens.filter { $0.kind == .identifier }.map(\.start)
      }
      #expect(SourceOutline.scan(bytes).words.offsets == starts, "seed \(seed)")
    }
  }
}
