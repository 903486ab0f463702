import TestSupport
import Testing

@testable import WeirNetworking

@Suite struct ChecksumTests {
  @Test(arguments: [0, 1, 7, 8, 9, 40]) func aFlippedBitIsSeenWhereverItIs(_ count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 * 37) }
    let sum = Checksum.of(bytes)
    for place in bytes.indices {
      for bit in 0..<8 {
        var other = bytes
        other[place] ^= 1 << bit
        #expect(Checksum.of(other) != sum, "byte \(place), bit \(bit)")
      }
    }
  }

  @Test func lengthAndOrderCount() {
    #expect(Checksum.of([UInt8]()) != Checksum.of([0] as [UInt8]))
    #expect(Checksum.of([0] as [UInt8]) != Checksum.of([0, 0] as [UInt8]))
    #expect(Checksum.of(Array(0..<16) as [UInt8]) != Checksum.of(Array(8..<16) + Array(0..<8) as [UInt8]))
  }

  @Test func aSliceCountsAsItsBytes() {
    let data = Data((0..<100).map { UInt8($0) })
    #expect(Checksum.of(data[13..<90]) == Checksum.of(Array(data[13..<90])))
  }
}
