/// Tells whether bytes are UTF-8; eight at a time where they are ASCII.
enum UTF8Check {
  /// Where the first sequence that is not UTF-8 begins, at or after `start`; linear time.
  static func firstInvalidOffset(in bytes: [UInt8], from start: Int = 0) -> Int? {
    bytes.withUnsafeBytes { firstInvalidOffset(in: $0, from: start) }
  }

  /// The bytes with `?` in place of each byte that is not part of UTF-8; linear time.
  static func repaired(_ bytes: [UInt8]) -> [UInt8] {
    var result = bytes
    var offset = 0
    while let invalid = firstInvalidOffset(in: result, from: offset) {
      result[invalid] = UInt8(ascii: "?")
      offset = invalid + 1
    }
    return result
  }

  private static func firstInvalidOffset(in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
    var offset = start
    while offset < bytes.count {
      if offset + 8 <= bytes.count,
        bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
      {
        offset += 8
        continue
      }
      let length = bytes[offset] < 0x80 ? 1 : sequenceLength(bytes, at: offset)
      if length == 0 { return offset }
      offset += length
    }
    return nil
  }

  /// How many bytes the sequence takes that begins with this byte; 0 if it is none.
  private static func sequenceLength(_ bytes: UnsafeRawBufferPointer, at offset: Int) -> Int {
    let second: ClosedRange<UInt8>
    let length: Int
    switch bytes[offset] {
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return 0
    }
    guard offset + length <= bytes.count, second.contains(bytes[offset + 1]) else { return 0 }
    for index in offset + 2..<max(offset + 2, offset + length) where bytes[index] & 0xC0 != 0x80 { return 0 }
    return length
  }
}
