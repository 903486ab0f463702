extension Route: CustomStringConvertible {
  /// The segments with slashes between them; `%`, `/` and empty segments are escaped, so that `init(path:)` gives it back.
  public var description: String {
    components.map { Self.escape($0.allSatisfy { $0 == "\0" } ? Self.emptyMark + $0 : $0) }.joined(separator: "/")
  }

  /// Reads segments that are divided by slashes, with `%XX` for bytes; slashes at both ends are left out.
  ///
  /// - Throws: `LinkError.emptySegment` or `.badEncoding` with the number of the segment.
  public init(path: some StringProtocol) throws(LinkError) {
    components = try PathText.segments(of: String(path))
    for index in components.indices where components[index].allSatisfy({ $0 == "\0" }) {
      components[index].removeFirst()
    }
  }

  /// An empty segment is written as the escape of a NUL, which therefore is written with another one before it.
  private static let emptyMark = "\0"

  private static func escape(_ segment: String) -> String {
    PathText.escape(segment) { $0 != UInt8(ascii: "%") && $0 != UInt8(ascii: "/") && $0 != 0 }
  }
}

extension Route: Codable {
  /// Reads a list of segments.
  public init(from decoder: any Decoder) throws {
    components = try decoder.singleValueContainer().decode([String].self)
  }

  /// Writes the list of segments.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(components)
  }
}
