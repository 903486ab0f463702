/// A 128-bit hash of bytes, by which equal content is found again: MurmurHash3, in its form for 64-bit machines.
///
/// The same on every machine. It is no defence against someone who looks for two contents with one hash.
struct ContentHash: Hashable, Sendable {
  let low: UInt64
  let high: UInt64

  /// The hash with these halves.
  init(low: UInt64, high: UInt64) {
    self.low = low
    self.high = high
  }

  /// Hashes bytes; linear time.
  init(of bytes: some Collection<UInt8>) {
    let state = bytes.withContiguousStorageIfAvailable { ContentHashState(UnsafeRawBufferPointer($0)) }
    self = (state ?? Array(bytes).withUnsafeBytes { ContentHashState($0) }).hash
  }

  /// Hashes the UTF-8 of a text; linear time.
  init(of text: String) { self.init(of: text.utf8) }

  /// 32 hexadecimal digits.
  var hexadecimal: String { Self.digits(low) + Self.digits(high) }

  private static func digits(_ value: UInt64) -> String {
    let text = String(value, radix: 16)
    return String(repeating: "0", count: max(0, 16 - text.count)) + text
  }
}

extension ContentHash: Comparable {
  /// Orders by the low half, then by the high one.
  static func < (left: ContentHash, right: ContentHash) -> Bool { (left.low, left.high) < (right.low, right.high) }
}

/// The computation of a hash.
private struct ContentHashState {
  private var low: UInt64 = 0
  private var high: UInt64 = 0

  private static let first: UInt64 = 0x87C3_7B91_1142_53D5
  private static let second: UInt64 = 0x4CF5_AD43_2745_937F

  init(_ bytes: UnsafeRawBufferPointer) {
    let blocks = bytes.count / 16
    for block in 0..<blocks {
      mix(
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: block * 16, as: UInt64.self)),
        UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: block * 16 + 8, as: UInt64.self)))
    }
    mixTail(UnsafeRawBufferPointer(rebasing: bytes[(blocks * 16)...]))
    finish(UInt64(bytes.count))
  }

  var hash: ContentHash { ContentHash(low: low, high: high) }

  private mutating func mix(_ one: UInt64, _ two: UInt64) {
    low ^= Self.rotate(one &* Self.first, 31) &* Self.second
    low = (Self.rotate(low, 27) &+ high) &* 5 &+ 0x52DC_E729
    high ^= Self.rotate(two &* Self.second, 33) &* Self.first
    high = (Self.rotate(high, 31) &+ low) &* 5 &+ 0x3849_5AB5
  }

  private mutating func mixTail(_ bytes: UnsafeRawBufferPointer) {
    var one: UInt64 = 0
    var two: UInt64 = 0
    for (index, byte) in bytes.enumerated() {
      if index < 8 { one |= UInt64(byte) << (8 * index) } else { two |= UInt64(byte) << (8 * (index - 8)) }
    }
    high ^= Self.rotate(two &* Self.second, 33) &* Self.first
    low ^= Self.rotate(one &* Self.first, 31) &* Self.second
  }

  private mutating func finish(_ count: UInt64) {
    low ^= count
    high ^= count
    low &+= high
    high &+= low
    low = Self.avalanche(low)
    high = Self.avalanche(high)
    low &+= high
    high &+= low
  }

  private static func rotate(_ value: UInt64, _ bits: UInt64) -> UInt64 {
    (value &<< bits) | (value &>> (64 &- bits))
  }

  private static func avalanche(_ value: UInt64) -> UInt64 {
    var value = value
    value = (value ^ (value >> 33)) &* 0xFF51_AFD7_ED55_8CCD
    value = (value ^ (value >> 33)) &* 0xC4CE_B9FE_1A85_EC53
    return value ^ (value >> 33)
  }
}
