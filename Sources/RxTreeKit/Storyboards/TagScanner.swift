#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Reads the tags of an XML file, one after the other, and passes over what lies between them.
///
/// Only as much of XML as tools write that store their documents in it: nothing that a file declares itself, so that no
/// input is read twice, or from elsewhere. Never traps; linear time.
struct TagScanner {
  /// What a tag does.
  enum Tag: Hashable {
    case start, end
    /// Begins and ends an element.
    case whole
  }

  /// What is wrong, and at which byte.
  struct Failure: Error, Hashable {
    let reason: String
    let offset: Int
  }

  let bytes: UnsafeBufferPointer<UInt8>
  var position = 0
  var depth = 0
  var tagStart = 0
  var name = 0..<0
  var attributes: [(name: Range<Int>, value: Range<Int>)] = []

  /// The bytes, which must be UTF-8, have to outlive the scanner.
  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Goes to the next tag; nil at the end of the file.
  mutating func next() throws(Failure) -> Tag? {
    while let start = find(UInt8(ascii: "<"), from: position) {
      tagStart = start
      position = start + 1
      switch current {
      case UInt8(ascii: "?"): try skip(past: "?>", "a processing instruction does not end")
      case UInt8(ascii: "!"): try skipDeclaration()
      case UInt8(ascii: "/"): return try scanEnd()
      default: return try scanStart()
      }
    }
    guard depth == 0 else { throw Failure(reason: "it ends inside of an element", offset: bytes.count) }
    return nil
  }

  /// Whether the tag has this name.
  func isNamed(_ text: StaticString) -> Bool { matches(name, text) }

  /// Whether the tag has an attribute with exactly this value.
  func hasAttribute(_ name: StaticString, _ value: StaticString) -> Bool {
    attributes.contains { matches($0.name, name) && matches($0.value, value) }
  }

  /// The value of an attribute of the tag, unless it is empty.
  func attribute(_ name: StaticString) -> String? {
    guard let found = attributes.first(where: { matches($0.name, name) }), !found.value.isEmpty else { return nil }
    return XMLText.decode(UnsafeBufferPointer(rebasing: bytes[found.value]))
  }

  /// What is wrong with the tag that was reached last.
  func failure(_ reason: String) -> Failure { Failure(reason: reason, offset: tagStart) }
}

extension TagScanner {
  /// Where a byte is next, before `limit`.
  func find(_ byte: UInt8, from start: Int, to limit: Int? = nil) -> Int? {
    let limit = limit ?? bytes.count
    guard start < limit, let base = bytes.baseAddress else { return nil }
    return memchr(base + start, Int32(byte), limit - start).map { UnsafeRawPointer(base).distance(to: $0) }
  }

  /// Whether a text lies at an offset.
  func starts(_ text: StaticString, at offset: Int) -> Bool {
    let end = offset + text.utf8CodeUnitCount
    return end <= bytes.count && matches(offset..<end, text)
  }

  /// Whether a range holds just a text.
  func matches(_ range: Range<Int>, _ text: StaticString) -> Bool {
    guard range.count == text.utf8CodeUnitCount, let base = bytes.baseAddress else { return false }
    return memcmp(base + range.lowerBound, text.utf8Start, range.count) == 0
  }

  /// Whether a byte can be part of a name; what a name begins with is not told apart.
  static func isNamePart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: ":"), UInt8(ascii: "."),
      UInt8(ascii: "-"), 0x80...0xFF:
      true
    default: false
    }
  }
}
