/// Text as XML writes it.
enum XMLText {
  private static let longestReference = 12
  private static let names: [String: Unicode.Scalar] = ["amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'"]

  /// The text that UTF-8 bytes stand for; linear time.
  ///
  /// References that XML does not know of itself stay as they are.
  static func decode(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var decoded: [UInt8] = []
    decoded.reserveCapacity(bytes.count)
    var position = 0
    while position < bytes.count {
      if bytes[position] == UInt8(ascii: "&"), let (scalar, length) = reference(bytes[position...]) {
        decoded += String(Character(scalar)).utf8
        position += length
      } else {
        decoded.append(bytes[position])
        position += 1
      }
    }
    return String(decoding: decoded, as: UTF8.self)
  }

  /// The character that a reference stands for, and the length of the reference.
  private static func reference(_ bytes: Slice<UnsafeBufferPointer<UInt8>>) -> (Unicode.Scalar, Int)? {
    // None is longer, and a search to the end for each of many would not be linear.
    let start = bytes.prefix(longestReference)
    guard let end = start.firstIndex(of: UInt8(ascii: ";")) else { return nil }
    let name = String(decoding: start[(start.startIndex + 1)..<end], as: UTF8.self)
    let scalar = name.hasPrefix("#") ? numbered(name.dropFirst()) : names[name]
    return scalar.map { ($0, end + 1 - start.startIndex) }
  }

  private static func numbered(_ number: Substring) -> Unicode.Scalar? {
    let isHexadecimal = number.hasPrefix("x")
    let digits = isHexadecimal ? number.dropFirst() : number
    guard digits.first?.isHexDigit == true, let value = UInt32(digits, radix: isHexadecimal ? 16 : 10) else {
      return nil
    }
    return value == 0 ? nil : Unicode.Scalar(value)
  }
}
