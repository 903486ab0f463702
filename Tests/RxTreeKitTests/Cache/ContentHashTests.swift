import Testing

@testable import RxTreeKit

@Suite struct ContentHashTests {
  @Test(arguments: [
    ("", "00000000000000000000000000000000"),
    ("hello", "cbd8a7b341bd9b025b1e906a48ae1d19"),
    ("hello, world", "342fac623a5ebc8e4cdcbc079642414d"),
    ("The quick brown fox jumps over the lazy dog", "e34bbc7bbc071b6c7a433ca9c49a9347"),
  ])
  func givesThePublishedResults(text: String, digits: String) {
    #expect(ContentHash(of: text).hexadecimal == digits)
    #expect(ContentHash(of: Array(text.utf8)).hexadecimal == digits)
  }

  @Test func doesNotDependOnHowTheBytesAreKept() {
    let bytes = (0..<100).map { UInt8($0) }
    let padded = [9, 9, 9] + bytes + [9]
    #expect(ContentHash(of: padded[3..<103]) == ContentHash(of: bytes))
    #expect(ContentHash(of: bytes.lazy.map { $0 }) == ContentHash(of: bytes))
  }

  @Test func tellsApartWhatDiffersInOneBitOrInLength() {
    var hashes: Set<ContentHash> = []
    for length in 0...40 {
      let bytes = [UInt8](repeating: 0, count: length)
      hashes.insert(ContentHash(of: bytes))
      for bit in 0..<length * 8 {
        var changed = bytes
        changed[bit / 8] ^= 1 << (bit % 8)
        hashes.insert(ContentHash(of: changed))
      }
    }
    #expect(hashes.count == (0...40).reduce(0) { $0 + 1 + $1 * 8 })
  }

  @Test func eachInputBitChangesAboutHalfOfTheResult() {
    let bytes = (0..<64).map { UInt8(truncatingIfNeeded: $0 &* 37) }
    let hash = ContentHash(of: bytes)
    for bit in 0..<bytes.count * 8 {
      var changed = bytes
      changed[bit / 8] ^= 1 << (bit % 8)
      let other = ContentHash(of: changed)
      let distance = (hash.low ^ other.low).nonzeroBitCount + (hash.high ^ other.high).nonzeroBitCount
      #expect((30...98).contains(distance), "bit \(bit)")
    }
  }

  @Test func ordersByItsHalves() {
    let hashes = [ContentHash(low: 1, high: 0), ContentHash(low: 0, high: 2), ContentHash(low: 0, high: 1)]
    #expect(hashes.sorted() == [hashes[2], hashes[1], hashes[0]])
  }
}
