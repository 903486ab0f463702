/// Reads what `ByteWriter` wrote; any other bytes are an error, and never a trap or a large allocation.
struct ByteReader {
  /// What is wrong with the bytes.
  enum Failure: Error, Hashable {
    case ended
    case numberTooLarge
    case badText
    case badValue
    case tooDeep
    case notAtEnd
  }

  private let bytes: ArraySlice<UInt8>
  private var position: Int
  private var strings: [String] = []
  private var depth = 0
  private let depthLimit: Int
  private let moves: OffsetMoves?

  /// Reads the text table; linear in its size.
  init(_ bytes: ArraySlice<UInt8>, depthLimit: Int = 1000, moves: OffsetMoves? = nil) throws(Failure) {
    self.bytes = bytes
    self.moves = moves
    self.depthLimit = depthLimit
    position = bytes.startIndex
    let count = try count()
    strings.reserveCapacity(min(count, 4096))
    for _ in 0..<count { strings.append(try text()) }
  }

  /// How many bytes have not been read.
  var remaining: Int { bytes.endIndex - position }

  /// Throws unless everything was read.
  func finish() throws(Failure) {
    if remaining != 0 { throw .notAtEnd }
  }

  /// Reads one byte.
  mutating func byte() throws(Failure) -> UInt8 {
    guard position < bytes.endIndex else { throw .ended }
    let value = bytes[position]
    position += 1
    return value
  }

  /// Reads a number.
  mutating func uint() throws(Failure) -> UInt {
    let first = try byte()
    return first < 0x80 ? UInt(first) : try longUInt(first)
  }

  private mutating func longUInt(_ first: UInt8) throws(Failure) -> UInt {
    var value = UInt(first & 0x7F)
    var shift = 7
    while true {
      let part = try byte()
      let bits = UInt(part & 0x7F)
      guard shift < UInt.bitWidth, (bits << shift) >> shift == bits else { throw .numberTooLarge }
      value |= bits << shift
      if part < 0x80 { return value }
      shift += 7
    }
  }

  /// Reads a number of either sign.
  mutating func int() throws(Failure) -> Int {
    let value = try uint()
    return Int(bitPattern: value >> 1) ^ -Int(bitPattern: value & 1)
  }

  /// Reads a number that fits a narrower type.
  mutating func number<Number: FixedWidthInteger>(_ type: Number.Type = Number.self) throws(Failure) -> Number {
    guard let value = Number(exactly: try uint()) else { throw .numberTooLarge }
    return value
  }

  /// Reads an offset in a file; if pieces of the file have moved, where it is now.
  mutating func offset() throws(Failure) -> UInt32 {
    let value = try number(UInt32.self)
    guard let moves else { return value }
    return moves.moved(value)
  }

  /// Reads a truth value.
  mutating func bool() throws(Failure) -> Bool {
    switch try byte() {
    case 0: false
    case 1: true
    default: throw .badValue
    }
  }

  /// Reads text.
  mutating func string() throws(Failure) -> String {
    let index = try uint()
    guard index < strings.count else { throw .badValue }
    return strings[Int(index)]
  }

  /// Reads how many items there are, then each.
  mutating func array<Item>(_ read: (inout ByteReader) throws -> Item) throws -> [Item] {
    let count = try count()
    var items: [Item] = []
    items.reserveCapacity(min(count, 256))
    for _ in 0..<count { items.append(try read(&self)) }
    return items
  }

  /// Reads whether there is a value, then the value.
  mutating func optional<Value>(_ read: (inout ByteReader) throws -> Value) throws -> Value? {
    try bool() ? try read(&self) : nil
  }

  /// Reads a value that may hold others of its kind; throws where they are nested deeper than the limit.
  mutating func nested<Value>(_ read: (inout ByteReader) throws -> Value) throws -> Value {
    guard depth < depthLimit else { throw Failure.tooDeep }
    depth += 1
    defer { depth -= 1 }
    return try read(&self)
  }

  /// Reads a raw value of an enum.
  mutating func rawValue<Value: RawRepresentable>(_ type: Value.Type = Value.self) throws(Failure) -> Value
  where Value.RawValue == UInt8 {
    guard let value = Value(rawValue: try byte()) else { throw .badValue }
    return value
  }

  /// A number of items, each of which takes at least one of the bytes that are left.
  private mutating func count() throws(Failure) -> Int {
    guard let count = Int(exactly: try uint()), count <= remaining else { throw .ended }
    return count
  }

  private mutating func text() throws(Failure) -> String {
    let length = try count()
    let slice = bytes[position..<position + length]
    guard let text = String(validating: slice, as: UTF8.self) else { throw .badText }
    position += length
    return text
  }
}
