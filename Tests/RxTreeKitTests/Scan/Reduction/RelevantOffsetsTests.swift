import Testing

@testable import RxTreeKit

@Suite struct RelevantOffsetsTests {
  private func offsets(_ source: String, words: Set<String>) -> RelevantOffsets {
    RelevantOffsets(SourceOutline.scan(Array(source.utf8)).words, in: WordSet(words: words))
  }

  @Test func knowsWhichRangesHoldAWord() {
    let offsets = offsets("a hit b hit c", words: ["hit"])
    #expect(offsets.intersects(0..<13))
    #expect(offsets.intersects(2..<3))
    #expect(offsets.intersects(8..<9))
    #expect(!offsets.intersects(0..<2))
    #expect(!offsets.intersects(3..<8))
    #expect(!offsets.intersects(9..<13))
    #expect(!offsets.intersects(2..<2))
    #expect(!offsets.intersects(100..<200))
  }

  @Test func knowsNothingWithoutWords() {
    #expect(!offsets("a hit", words: []).intersects(0..<5))
    #expect(!offsets("", words: ["hit"]).intersects(0..<5))
  }

  @Test func looksBehindBackticksAndDollars() {
    #expect(offsets("`hit`", words: ["hit"]).intersects(0..<1))
    #expect(offsets("$hit", words: ["hit"]).intersects(0..<1))
    #expect(!offsets("hit$", words: ["hit"]).intersects(0..<1))
    #expect(!offsets("`", words: ["hit"]).intersects(0..<1))
  }
}
