/// Reads the case of an enum with its values, or the properties of a structure.
struct RouteKeyedDecoding<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: RouteDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }

  // What the compiler writes for an enum asks for all keys, and expects one: the name of the case.
  var allKeys: [Key] {
    guard let name = decoder.reader.next.flatMap(RouteText.unescape), let key = Key(stringValue: name) else {
      decoder.reader.noteUnknownCase()
      return []
    }
    return [key]
  }

  func contains(_ key: Key) -> Bool { decoder.reader.next != nil }

  func decodeNil(forKey key: Key) -> Bool { decoder.reader.takeMissing() }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try decoder.below(key).read(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    _ = try decoder.reader.take(for: type)
    return KeyedDecodingContainer(RouteKeyedDecoding<Nested>(decoder: decoder.below(key)))
  }

  func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
    RouteListDecoding(decoder: decoder.below(key))
  }

  func superDecoder() -> any Decoder { decoder }

  func superDecoder(forKey key: Key) -> any Decoder { decoder.below(key) }
}
