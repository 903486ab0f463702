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

  private func cut(_ source: String, _ cuts: [Range<Int>]) -> ReducedSource {
    let bytes = Array(source.utf8)
    return BlankSource.make(from: ReducedSource(bytes: bytes, keptByteCount: bytes.count), without: cuts)
  }

  @Test func cutsMoreFromAReducedSource() {
    let reduced = cut("abc\r\nd f", [1..<6])
    #expect(text(reduced) == "a  \r\n  f")
    #expect(reduced.keptByteCount == 8 - 3)
  }

  @Test func cutsMayOverlapAndComeInAnyOrder() {
    let reduced = cut("abcdef", [3..<5, 0..<4, 3..<5])
    #expect(text(reduced) == "     f")
    #expect(reduced.keptByteCount == 1)
  }

  @Test func cutsOutsideTheFileAreNone() {
    #expect(text(cut("abc", [2..<9, 7..<9])) == "ab ")
    #expect(text(cut("", [0..<9])) == "")
    #expect(cut("abc", []).keptByteCount == 3)
  }

  @Test func whatIsBlankAlreadyIsNotCountedAgain() {
    var blanked = 0
    _ = BlankSource.make(from: Array("a b\nc".utf8), without: [0..<5], blanked: &blanked)
    #expect(blanked == 3)
  }
}
