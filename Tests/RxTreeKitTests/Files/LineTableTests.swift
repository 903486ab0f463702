import TestSupport
import Testing

@testable import RxTreeKit

@Suite struct LineTableTests {
  private func positions(_ text: String) -> [String] {
    var table = LineTable(Array(text.utf8))
    return (0...text.utf8.count).map { offset in
      let position = table.position(at: offset)
      return "\(position.line):\(position.column)"
    }
  }

  @Test func countsLinesAndColumnsFromOne() {
    #expect(positions("ab\nc") == ["1:1", "1:2", "1:3", "2:1", "2:2"])
    #expect(positions("") == ["1:1"])
  }

  @Test func countsColumnsInBytes() {
    #expect(positions("é.") == ["1:1", "1:2", "1:3", "1:4"])
  }

  @Test func takesAllThreeLineEnds() {
    #expect(positions("a\r\nb") == ["1:1", "1:2", "1:3", "2:1", "2:2"])
    #expect(positions("a\rb") == ["1:1", "1:2", "2:1", "2:2"])
    #expect(positions("\n\r\n\r\r") == ["1:1", "2:1", "2:2", "3:1", "4:1", "5:1"])
  }

  @Test func takesOffsetsOutsideToTheEnds() {
    var table = LineTable(Array("a\nbc".utf8))
    #expect(table.position(at: -5) == (1, 1))
    #expect(table.position(at: .min) == (1, 1))
    #expect(table.position(at: 99) == (2, 3))
    #expect(table.position(at: .max) == (2, 3))
  }

  @Test func agreesWithASlowCountOnRandomText() {
    for seed in UInt64(0)..<50 {
      var random = SeededGenerator(seed: seed)
      let bytes = random.several(0...60, of: [UInt8(0x0A), 0x0D, 0x61, 0xC3])
      let length = bytes.count
      var table = LineTable(bytes)
      var line = 1
      var column = 1
      for offset in 0...length {
        #expect(table.position(at: offset) == (line, column), "seed \(seed), offset \(offset)")
        guard offset < length else { break }
        let isEnd =
          bytes[offset] == 0x0A || (bytes[offset] == 0x0D && (offset + 1 == length || bytes[offset + 1] != 0x0A))
        (line, column) = isEnd ? (line + 1, 1) : (line, column + 1)
      }
    }
  }
}
