/// Segments of a path as text, with percent escapes (RFC 3986).
enum PathText {
  /// The segments of a path; slashes at both ends are left out.
  static func segments(of path: String) throws(LinkError) -> [String] {
    var parts = path.utf8.split(separator: slash, omittingEmptySubsequences: false)[...]
    if parts.first?.isEmpty == true { parts.removeFirst() }
    if parts.last?.isEmpty == true { parts.removeLast() }
    var segments: [String] = []
    segments.reserveCapacity(parts.count)
    for part in parts {
      guard !part.isEmpty else { throw .emptySegment(position: segments.count + 1) }
      guard let text = unescape(part) else {
        throw .badEncoding(segment: String(part) ?? "", position: segments.count + 1)
      }
      segments.append(text)
    }
    return segments
  }

  /// The text of escaped bytes, or nil where an escape is broken or the bytes are no UTF-8.
  static func unescape(_ bytes: Substring.UTF8View) -> String? {
    guard bytes.contains(percent) else { return String(bytes) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      index = bytes.index(after: index)
      guard byte == percent else {
        result.append(byte)
        continue
      }
      guard let high = bytes[index...].first.flatMap(value(ofDigit:)),
        let low = bytes[index...].dropFirst().first.flatMap(value(ofDigit:))
      else { return nil }
      result.append(high << 4 | low)
      index = bytes.index(index, offsetBy: 2)
    }
    return String(validating: result, as: UTF8.self)
  }

  /// The text with each byte escaped that is not to be kept.
  static func escape(_ text: String, keeping: (UInt8) -> Bool = isUnreserved) -> String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count)
    for byte in text.utf8 {
      if keeping(byte) {
        bytes.append(byte)
      } else {
        bytes += [percent, digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// What a segment or query item may hold without an escape, whatever surrounds it.
  static func isUnreserved(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"):
      true
    default: false
    }
  }

  private static let percent = UInt8(ascii: "%")
  private static let slash = UInt8(ascii: "/")
  private static let digits = Array("0123456789ABCDEF".utf8)

  private static func value(ofDigit byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
