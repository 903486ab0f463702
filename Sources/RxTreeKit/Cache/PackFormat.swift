/// How a pack lies in its file.
///
/// All numbers are little-endian: `rxtreepk`, format (4 bytes), length of the version (4), version, number of entries (8),
/// entries, checksum of all of this (8), payloads. An entry is its key (16), and its payload's offset in the file (8),
/// length (8) and checksum (8).
enum PackFormat {
  /// Where an entry's payload lies, and how its bytes are checked.
  struct Entry: Hashable, Sendable {
    let range: Range<Int>
    let checksum: UInt64
  }

  static let magic = Array("rxtreepk".utf8)
  static let number: UInt32 = 1
  private static let entrySize = 40

  /// The entries of a pack; nil unless it is whole, of this format and of this version.
  static func entries(of pack: [UInt8], version: String) -> [ContentHash: Entry]? {
    var cursor = Cursor(bytes: pack)
    guard cursor.take(magic), cursor.uint32() == number, let length = cursor.uint32(),
      length == UInt32(exactly: version.utf8.count), cursor.take(Array(version.utf8)),
      let count = cursor.uint64().flatMap(Int.init(exactly:)), count <= cursor.remaining / entrySize
    else { return nil }
    let records = cursor.position
    let end = records + count * entrySize
    cursor.position = end
    guard cursor.uint64() == ContentHash(of: pack[..<end]).low else { return nil }
    cursor.position = records
    var entries: [ContentHash: Entry] = [:]
    entries.reserveCapacity(count)
    for _ in 0..<count {
      guard let (key, entry) = cursor.entry() else { return nil }
      entries[key] = entry
    }
    return entries
  }

  /// What comes before the payloads in a pack of these entries, whose keys differ.
  static func head(_ payloads: [(key: ContentHash, payload: ArraySlice<UInt8>)], version: String) -> [UInt8] {
    var head = magic
    append(number, to: &head)
    append(UInt32(truncatingIfNeeded: version.utf8.count), to: &head)
    head += version.utf8
    append(UInt64(payloads.count), to: &head)
    var offset = head.count + payloads.count * entrySize + 8
    for (key, payload) in payloads {
      for value in [key.low, key.high, UInt64(offset), UInt64(payload.count), ContentHash(of: payload).low] {
        append(value, to: &head)
      }
      offset += payload.count
    }
    append(ContentHash(of: head).low, to: &head)
    return head
  }

  private static func append(_ value: some FixedWidthInteger, to bytes: inout [UInt8]) {
    withUnsafeBytes(of: value.littleEndian) { bytes += $0 }
  }
}

/// Reads a pack from its beginning.
private struct Cursor {
  let bytes: [UInt8]
  var position = 0

  init(bytes: [UInt8]) { self.bytes = bytes }

  var remaining: Int { bytes.count - position }

  /// Goes past these bytes if they come next.
  mutating func take(_ expected: [UInt8]) -> Bool {
    guard expected.count <= remaining, bytes[position..<position + expected.count].elementsEqual(expected) else {
      return false
    }
    position += expected.count
    return true
  }

  mutating func uint32() -> UInt32? { number() }

  mutating func uint64() -> UInt64? { number() }

  mutating func entry() -> (ContentHash, PackFormat.Entry)? {
    guard let low = uint64(), let high = uint64(), let offset = uint64().flatMap(Int.init(exactly:)),
      let length = uint64().flatMap(Int.init(exactly:)), let checksum = uint64(),
      offset <= bytes.count, length <= bytes.count - offset
    else { return nil }
    return (
      ContentHash(low: low, high: high), PackFormat.Entry(range: offset..<offset + length, checksum: checksum)
    )
  }

  private mutating func number<Number: FixedWidthInteger>() -> Number? {
    let size = MemoryLayout<Number>.size
    guard size <= remaining else { return nil }
    defer { position += size }
    return bytes.withUnsafeBytes {
      Number(littleEndian: $0.loadUnaligned(fromByteOffset: position, as: Number.self))
    }
  }
}
