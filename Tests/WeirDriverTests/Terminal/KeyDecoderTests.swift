import TestSupport
import Testing

@testable import WeirDriver

@Suite struct KeyDecoderTests {
  private func keys(_ bytes: [UInt8]) -> [Key] {
    var decoder = KeyDecoder()
    return bytes.compactMap { decoder.take($0) }
  }

  @Test func lettersOfAllLengths() {
    #expect(keys(Array("aé日😀".utf8)) == [.character("a"), .character("é"), .character("日"), .character("😀")])
  }

  @Test func controlCharacters() {
    #expect(
      keys([1, 5, 2, 6, 3, 4, 8, 127, 9, 10, 13, 11, 21, 23, 12, 16, 14]) == [
        .home, .end, .left, .right, .interrupt, .endOfInput, .backspace, .backspace, .tab, .enter, .enter, .killToEnd,
        .killToStart,
        .killWord, .clearScreen, .up, .down,
      ])
    #expect(keys([0, 7, 31]).isEmpty)
  }

  @Test func escapeSequences() {
    let text = "\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D\u{1B}[H\u{1B}OF\u{1B}[3~\u{1B}[1;5C\u{1B}b\u{1B}f"
    #expect(
      keys(Array(text.utf8)) == [.up, .down, .right, .left, .home, .end, .delete, .wordRight, .wordLeft, .wordRight])
    #expect(
      keys(Array("\u{1B}[99;99Zx\u{1B}\u{1B}[Ay\u{1B}qz".utf8)) == [
        .character("x"), .up, .character("y"), .character("z"),
      ])
  }

  @Test func brokenBytesAreLeftOut() {
    #expect(
      keys([0xC3, 0x61, 0xFF, 0x80, 0x62, 0xE2, 0x82, 0x63]) == [.character("a"), .character("b"), .character("c")])
    #expect(keys([0xED, 0xA0, 0x80, 0x61]) == [.character("a")])
  }

  @Test func nothingHoldsItUpForGood() {
    let seed = UInt64.random(in: 0 ... .max)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      var decoder = KeyDecoder()
      for _ in 0..<Int.random(in: 0...30, using: &generator) {
        _ = decoder.take(UInt8.random(in: 0...255, using: &generator))
      }
      let after = Array("~~zzzzzzzzzzzzzzzzzzzz\r".utf8).compactMap { decoder.take($0) }
      #expect(after.last == .enter, "seed \(seed)")
    }
  }
}
