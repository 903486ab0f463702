import Testing

@testable import RxTreeKit

@Suite struct BlankSourceTests {
  private func make(_ source: String, keeping kept: [Range<Int>], without comments: [Range<Int>] = []) -> ReducedSource
  {
    Array(source.utf8).withUnsafeBufferPointer { BlankSource.make(from: $0, keeping: kept, without: comments) }
  }

  private func text(_ source: ReducedSource) -> String { String(decoding: source.bytes, as: UTF8.self) }

  @Test func keepsOnlyTheRangesAndTheLineBreaks() {
    let reduced = make("abc\ndef\r\nghi", keeping: [1..<2, 4..<6])
    #expect(text(reduced) == " b \nde \r\n   ")
    #expect(reduced.keptByteCount == 3)
  }

  @Test func blanksCommentsInsideTheRanges() {
    let reduced = make("a/*b*/c /*\n*/ d", keeping: [0..<7, 14..<15], without: [1..<6, 8..<13])
    #expect(text(reduced) == "a     c   \n   d")
    #expect(reduced.keptByteCount == 3)
  }

  @Test func keepsAllOrNothing() {
    #expect(text(make("abc", keeping: [0..<3])) == "abc")
    #expect(text(make("abc", keeping: [])) == "   ")
    #expect(make("", keeping: []).bytes.isEmpty)
  }

  @Test func everyByteOfACharacterBecomesABlank() {
    #expect(text(make("é日", keeping: [])) == "     ")
  }

  @Test func rangesOutsideTheFileAreCut() {
    #expect(text(make("abc", keeping: [1..<10])) == " bc")
  }
}
