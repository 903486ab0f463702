/// Turns what a synthesized `encode(to:)` writes into segments.
struct RouteEncoder: Encoder {
  let writer: RouteWriter
  let codingPath: [any CodingKey]
  var isInList = false

  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    KeyedEncodingContainer(RouteKeyedEncoding(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer { RouteListEncoding(encoder: self) }

  func singleValueContainer() -> any SingleValueEncodingContainer { RouteValueEncoding(encoder: self) }

  /// The encoder of what is below a key.
  func below(_ key: any CodingKey) -> RouteEncoder {
    RouteEncoder(writer: writer, codingPath: codingPath + [key], isInList: isInList)
  }

  func add(_ segment: String) throws { try writer.add(segment, isInList: isInList) }

  /// A value: as one segment, or as those that its own `encode(to:)` writes.
  func write<Value: Encodable>(_ value: Value) throws {
    if let segment = RouteScalar.segment(of: value) {
      try add(segment)
    } else if value is any KeyedByAnything {
      throw TypedRouteError.unsupported("a dictionary has no form as segments")
    } else {
      try value.encode(to: self)
    }
  }

  func writeMissing() throws { try add(RouteText.missing) }
}

/// Dictionaries: their keys would be lost.
protocol KeyedByAnything {}
extension Dictionary: KeyedByAnything {}
