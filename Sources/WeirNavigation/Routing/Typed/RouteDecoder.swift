/// Hands segments to a synthesized `init(from:)`.
struct RouteDecoder: Decoder {
  let reader: RouteReader
  let codingPath: [any CodingKey]

  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(RouteKeyedDecoding(decoder: self))
  }

  func unkeyedContainer() -> any UnkeyedDecodingContainer { RouteListDecoding(decoder: self) }

  func singleValueContainer() -> any SingleValueDecodingContainer { RouteValueDecoding(decoder: self) }

  /// The decoder of what is below a key.
  func below(_ key: any CodingKey) -> RouteDecoder {
    RouteDecoder(reader: reader, codingPath: codingPath + [key])
  }

  /// A value: of one segment, or of those that its own `init(from:)` takes.
  func read<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if let next = reader.next, let scalar = RouteScalar.value(of: next, as: type) {
      _ = try reader.take(for: type)
      guard let value = scalar else { throw reader.misfit(type) }
      return value
    }
    if RouteScalar.value(of: "", as: type) != nil { _ = try reader.take(for: type) }
    do {
      return try type.init(from: self)
    } catch let error as DecodingError {
      throw reader.error(for: error, of: type)
    }
  }
}
