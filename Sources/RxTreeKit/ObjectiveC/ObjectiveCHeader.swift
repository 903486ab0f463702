/// Reads the little of an Objective-C header that navigation needs.
enum ObjectiveCHeader {
  private static let keyword = Array("@interface".utf8)

  /// Where the name of a class stands that the header declares with a superclass; nil if it does not.
  ///
  /// A category (`@interface X (More)`) declares no class.
  static func offset(ofClass name: String, in bytes: [UInt8]) -> Int? {
    let name = Array(name.utf8)
    var index = 0
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "@")) {
      index = start + 1
      guard bytes[start...].starts(with: keyword) else { continue }
      let rest = bytes[(start + keyword.count)...].drop(while: isBlank)
      guard rest.startIndex > start + keyword.count, rest.starts(with: name) else { continue }
      let after = rest.dropFirst(name.count)
      if let next = after.drop(while: isBlank).first, next == UInt8(ascii: ":") { return rest.startIndex }
    }
    return nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 || byte == 10 || byte == 13 }
}
