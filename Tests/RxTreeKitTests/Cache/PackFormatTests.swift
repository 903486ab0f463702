import TestSupport
import Testing

@testable import RxTreeKit

@Suite struct PackFormatTests {
  private let payloads: [(key: ContentHash, payload: ArraySlice<UInt8>)] = [
    (ContentHash(low: 1, high: 2), [10, 11]), (ContentHash(low: .max, high: 0), []),
    (ContentHash(low: 3, high: .max), [12]),
  ]

  private func pack(version: String = "1") -> [UInt8] {
    PackFormat.head(payloads, version: version) + payloads.flatMap(\.payload)
  }

  /// A pack of these numbers after the version, with a checksum that is right.
  private func pack(count: UInt64, numbers: [UInt64], trailing: [UInt8] = []) -> [UInt8] {
    var bytes = Array(pack().prefix(17))
    for number in [count] + numbers { append(number, to: &bytes) }
    append(ContentHash(of: bytes).low, to: &bytes)
    return bytes + trailing
  }

  private func append(_ number: UInt64, to bytes: inout [UInt8]) {
    for byte in UInt64(0)..<8 { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * byte))) }
  }

  @Test func entriesTellWherePayloadsLie() throws {
    let pack = pack()
    let entries = try #require(PackFormat.entries(of: pack, version: "1"))
    #expect(entries.count == 3)
    for (key, payload) in payloads {
      let entry = try #require(entries[key])
      #expect(pack[entry.range] == payload)
      #expect(entry.checksum == ContentHash(of: payload).low)
    }
  }

  @Test func numbersAreLittleEndian() {
    #expect(
      Array(pack().prefix(25)) == Array("rxtreepk".utf8) + [1, 0, 0, 0, 1, 0, 0, 0, 0x31, 3, 0, 0, 0, 0, 0, 0, 0])
  }

  @Test func theVersionCounts() {
    for version in ["", "1", "1.0", "é", String(repeating: "v", count: 5000)] {
      let pack = pack(version: version)
      #expect(PackFormat.entries(of: pack, version: version)?.count == 3)
      #expect(PackFormat.entries(of: pack, version: version + "x") == nil)
    }
  }

  @Test func anEmptyPackIsWhole() {
    #expect(PackFormat.entries(of: PackFormat.head([], version: "1"), version: "1") == [:])
    #expect(PackFormat.entries(of: pack(count: 0, numbers: []), version: "1") == [:])
  }

  @Test(arguments: [UInt64(2), 1000, UInt64(Int.max), .max, .max / 40 + 1])
  func moreEntriesThanThereIsRoomForAreRefused(count: UInt64) {
    #expect(PackFormat.entries(of: pack(count: count, numbers: [1, 2, 0, 0, 0]), version: "1") == nil)
  }

  @Test(arguments: [
    (UInt64.max, UInt64(1)), (0, .max), (UInt64(Int.max), UInt64(Int.max)), (10_000, 0), (0, 10_000), (73, 3),
    (.max, .max),
  ])
  func payloadsOutsideOfThePackAreRefused(offset: UInt64, length: UInt64) {
    #expect(
      PackFormat.entries(of: pack(count: 1, numbers: [1, 2, offset, length, 0], trailing: [1]), version: "1") == nil)
  }

  @Test func payloadsAtTheVeryEndAreTaken() throws {
    let bytes = pack(count: 1, numbers: [1, 2, 73, 1, 0], trailing: [9])
    let entries = try #require(PackFormat.entries(of: bytes, version: "1"))
    #expect(entries[ContentHash(low: 1, high: 2)]?.range == 73..<74)
    #expect(bytes.count == 74)
  }

  @Test func garbageHasNoEntries() {
    for seed in UInt64(0)..<500 {
      var random = SeededGenerator(seed: seed)
      let start = random.pick([0, 8, 12, 16, 17, 25])
      let bytes = pack().prefix(start) + random.several(0...100, of: Array(0...255))
      #expect(PackFormat.entries(of: Array(bytes), version: "1") == nil, "seed \(seed)")
    }
  }
}
