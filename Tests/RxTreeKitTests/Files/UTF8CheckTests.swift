import TestSupport
import Testing

@testable import RxTreeKit

@Suite struct UTF8CheckTests {
  @Test(arguments: [
    "", "plain ASCII that is longer than eight bytes", "é", "aé", "日本語", "👩‍👩‍👧", "1234567é", "\u{0}\u{7F}\u{80}\u{7FF}",
    "\u{800}\u{FFFF}\u{10000}\u{10FFFF}\u{D7FF}\u{E000}",
  ])
  func takesUTF8(text: String) {
    #expect(UTF8Check.firstInvalidOffset(in: Array(text.utf8)) == nil)
    #expect(UTF8Check.repaired(Array(text.utf8)) == Array(text.utf8))
  }

  @Test(
    arguments: [
      ([0x80], 0), ([0x61, 0xFF], 1), ([0xC0, 0x80], 0), ([0xC1, 0xBF], 0), ([0xC3], 0), ([0xE0, 0x9F, 0x80], 0),
      ([0xED, 0xA0, 0x80], 0), ([0xE2, 0x82], 0), ([0xE2, 0x82, 0x41], 0), ([0xF0, 0x8F, 0x80, 0x80], 0),
      ([0xF4, 0x90, 0x80, 0x80], 0), ([0xF5, 0x80, 0x80, 0x80], 0), ([0xF0, 0x9F, 0x98], 0),
      ([0x61, 0x61, 0x61, 0x61, 0x61, 0x61, 0x61, 0x61, 0x61, 0xBF], 9),
    ] as [([UInt8], Int)])
  func findsTheFirstBadByte(bytes: [UInt8], offset: Int) {
    #expect(UTF8Check.firstInvalidOffset(in: bytes) == offset)
  }

  @Test func repairsEachBadByteAndNoOther() {
    #expect(UTF8Check.repaired([0x61, 0xFF, 0xE2, 0x82, 0x62]) == Array("a???b".utf8))
    #expect(UTF8Check.repaired([0xC3, 0xC3, 0xA9]) == Array("?é".utf8))
  }

  @Test func agreesWithTheStandardLibraryOnRandomBytes() {
    for seed in UInt64(0)..<300 {
      var random = SeededGenerator(seed: seed)
      let alphabet: [UInt8] = [0x41, 0x80, 0xBF, 0xC2, 0xE0, 0xA0, 0xED, 0x9F, 0xF0, 0x90, 0xF4, 0x8F]
      let bytes = random.several(24...24, of: alphabet)
      let isValid = String(validating: bytes, as: UTF8.self) != nil
      #expect((UTF8Check.firstInvalidOffset(in: bytes) == nil) == isValid, "seed \(seed)")
      let repaired = UTF8Check.repaired(bytes)
      #expect(repaired.count == bytes.count, "seed \(seed)")
      #expect(String(validating: repaired, as: UTF8.self) != nil, "seed \(seed)")
    }
  }
}
