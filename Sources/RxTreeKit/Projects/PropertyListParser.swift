/// Parses property lists in their old form: `{ key = value; }`, `( a, b )`, `"text"`, `text`, `<data>`, and comments.
struct PropertyListParser {
  /// What is wrong, and at which byte.
  struct Failure: Error, Hashable {
    let reason: String
    let offset: Int
  }

  private static let deepestNesting = 100

  let bytes: UnsafeBufferPointer<UInt8>
  let plainBytes = Self.plainBytes
  var position = 0
  private var depth = 0

  /// Parses a whole file; linear time.
  static func parse(_ bytes: [UInt8]) -> Result<PropertyList, Failure> {
    bytes.withUnsafeBufferPointer { bytes in
      var parser = PropertyListParser(bytes: bytes)
      do throws(Failure) {
        return .success(try parser.parseFile())
      } catch {
        return .failure(error)
      }
    }
  }

  private init(bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  private mutating func parseFile() throws(Failure) -> PropertyList {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
    try skipBlanks()
    let value = try parseValue()
    try skipBlanks()
    guard position == bytes.count else { throw failure("there is text after the end") }
    return value
  }

  private mutating func parseValue() throws(Failure) -> PropertyList {
    guard let byte = current else { throw failure("a value is missing") }
    switch byte {
    case UInt8(ascii: "{"):
      try enter()
      defer { depth -= 1 }
      return try parseTable()
    case UInt8(ascii: "("):
      try enter()
      defer { depth -= 1 }
      return try parseList()
    case UInt8(ascii: "<"): return .text(try parseData())
    default: return .text(try parseText())
    }
  }

  private mutating func enter() throws(Failure) {
    guard depth < Self.deepestNesting else { throw failure("it is nested too deeply") }
    depth += 1
    position += 1
    try skipBlanks()
  }

  private mutating func parseTable() throws(Failure) -> PropertyList {
    var pairs: [PropertyList.Pair] = []
    while try !skip(UInt8(ascii: "}")) {
      let key = try parseText()
      try skipBlanks()
      guard try skip(UInt8(ascii: "=")) else { throw failure("'=' is missing") }
      pairs.append(PropertyList.Pair(key: key, value: try parseValue()))
      try skipBlanks()
      guard try skip(UInt8(ascii: ";")) || current == UInt8(ascii: "}") else { throw failure("';' is missing") }
    }
    return .table(pairs)
  }

  private mutating func parseList() throws(Failure) -> PropertyList {
    var values: [PropertyList] = []
    while try !skip(UInt8(ascii: ")")) {
      values.append(try parseValue())
      try skipBlanks()
      guard try skip(UInt8(ascii: ",")) || current == UInt8(ascii: ")") else { throw failure("',' is missing") }
    }
    return .list(values)
  }

  /// The next byte, unless the file ends.
  var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// What is wrong here.
  func failure(_ reason: String) -> Failure { Failure(reason: reason, offset: position) }

  /// Goes past one byte, and the blanks after it, if it comes next.
  private mutating func skip(_ byte: UInt8) throws(Failure) -> Bool {
    guard current == byte else { return false }
    position += 1
    try skipBlanks()
    return true
  }

  private mutating func skipBlanks() throws(Failure) {
    while let byte = current {
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        position += 1
      } else if byte != UInt8(ascii: "/") {
        return
      } else if starts(UInt8(ascii: "*")) {
        try skipComment()
      } else if starts(UInt8(ascii: "/")) {
        while let byte = current, byte != 0x0A, byte != 0x0D { position += 1 }
      } else {
        return
      }
    }
  }

  /// Whether a slash is followed by this byte.
  private func starts(_ second: UInt8) -> Bool { position + 1 < bytes.count && bytes[position + 1] == second }

  private mutating func skipComment() throws(Failure) {
    let start = position
    position += 2
    while position + 1 < bytes.count {
      if bytes[position] == UInt8(ascii: "*") && bytes[position + 1] == UInt8(ascii: "/") {
        position += 2
        return
      }
      position += 1
    }
    throw Failure(reason: "the comment does not end", offset: start)
  }
}
