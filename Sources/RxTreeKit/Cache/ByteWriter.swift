/// Writes records as compact bytes that `ByteReader` reads back.
///
/// Text is kept once, in a table before the records, so that names that come again and again cost a byte or two.
struct ByteWriter {
  private var body: [UInt8] = []
  private var table: [UInt8] = []
  private var indices: [ExactText: UInt] = [:]

  /// The text table, then the records.
  func finish() -> [UInt8] {
    var head = ByteWriter()
    head.uint(UInt(indices.count))
    return head.body + table + body
  }

  /// Writes one byte as it is.
  mutating func byte(_ value: UInt8) { body.append(value) }

  /// Writes a number in as few bytes as it needs.
  mutating func uint(_ value: UInt) { Self.append(value, to: &body) }

  /// Writes a number of either sign; those near zero need one byte.
  mutating func int(_ value: Int) {
    uint(UInt(bitPattern: value << 1) ^ UInt(bitPattern: value >> (Int.bitWidth - 1)))
  }

  /// Writes a truth value.
  mutating func bool(_ value: Bool) { byte(value ? 1 : 0) }

  /// Writes text; the same text again takes only its index.
  mutating func string(_ value: String) {
    let key = ExactText(text: value)
    if let index = indices[key] { return uint(index) }
    let index = UInt(indices.count)
    indices[key] = index
    var value = value
    value.withUTF8 { bytes in
      Self.append(UInt(bytes.count), to: &table)
      table += bytes
    }
    uint(index)
  }

  /// Writes how many items there are, then each; an item has to write at least one byte.
  mutating func array<Items: Collection>(_ items: Items, _ write: (inout ByteWriter, Items.Element) -> Void) {
    uint(UInt(items.count))
    for item in items { write(&self, item) }
  }

  /// Writes whether there is a value, then the value.
  mutating func optional<Value>(_ value: Value?, _ write: (inout ByteWriter, Value) -> Void) {
    bool(value != nil)
    if let value { write(&self, value) }
  }

  private static func append(_ value: UInt, to bytes: inout [UInt8]) {
    var rest = value
    while rest >= 0x80 {
      bytes.append(UInt8(truncatingIfNeeded: rest) | 0x80)
      rest >>= 7
    }
    bytes.append(UInt8(truncatingIfNeeded: rest))
  }
}

/// Text that equals only what has the same bytes, so that what is read back is what was written.
private struct ExactText: Hashable {
  let text: String

  static func == (left: ExactText, right: ExactText) -> Bool { ByteOrder.areSame(left.text, right.text) }

  func hash(into hasher: inout Hasher) {
    let isHashed: Void? = text.utf8.withContiguousStorageIfAvailable {
      hasher.combine(bytes: UnsafeRawBufferPointer($0))
    }
    if isHashed == nil { hasher.combine(text) }
  }
}
