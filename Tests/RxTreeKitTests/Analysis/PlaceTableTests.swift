import Testing

@testable import RxTreeKit

@Suite struct PlaceTableTests {
  private func places(_ sources: [String], _ positions: [(Int, UInt32)]) -> [String] {
    let scanned = sources.enumerated().map { index, source in
      let path = "F\(index).swift"
      let file = SourceFile(path: path, absolutePath: path, directoryIndex: 0, isTest: false)
      return ScannedFile(file, SourceContent(bytes: Array(source.utf8), diagnostic: nil))
    }
    let table = PlaceTable(scanned)
    return positions.map { table.place(Position(file: $0.0, offset: $0.1)).description }
  }

  @Test func linesAndColumnsInAnyOrder() {
    #expect(
      places(["abc\ndef\n", "é\nx"], [(0, 0), (0, 5), (1, 3), (0, 2), (1, 0), (0, 4)]) == [
        "F0.swift:1:1", "F0.swift:2:2", "F1.swift:2:1", "F0.swift:1:3", "F1.swift:1:1", "F0.swift:2:1",
      ])
  }

  @Test func offsetsPastTheEndDoNoHarm() {
    #expect(places(["a\nb"], [(0, 1_000), (0, .max)]).allSatisfy { $0.hasPrefix("F0.swift:2:") })
    #expect(places([""], [(0, 0)]) == ["F0.swift:1:1"])
  }
}
