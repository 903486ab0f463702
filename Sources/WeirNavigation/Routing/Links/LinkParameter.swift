/// A named part of a link that is different each time.
struct LinkParameter: Hashable {
  let name: String
  let kind: LinkParameterKind

  /// As it stands in a pattern.
  var text: String { kind == .text ? ":\(name)" : ":\(name)(\(kind.rawValue))" }
}

/// What a parameter takes.
enum LinkParameterKind: String, CaseIterable {
  case int
  case uuid
  case text

  /// Whether it takes a value.
  func takes(_ value: String) -> Bool {
    switch self {
    case .int: Int(value) != nil
    case .uuid: Self.isUUID(value)
    case .text: true
    }
  }

  private static func isUUID(_ value: String) -> Bool {
    let groups = value.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard groups.map(\.count) == [8, 4, 4, 4, 12] else { return false }
    return groups.joined().allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
        UInt8(ascii: "A")...UInt8(ascii: "F"):
        true
      default: false
      }
    }
  }
}
