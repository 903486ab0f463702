/// Writes the case of an enum with its values, or the properties of a structure.
struct RouteKeyedEncoding<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: RouteEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  mutating func encodeNil(forKey key: Key) throws { try encoder.writeMissing() }

  mutating func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try encoder.below(key).write(value)
  }

  mutating func encodeIfPresent<Value: Encodable>(_ value: Value?, forKey key: Key) throws {
    guard let value else { return try encoder.writeMissing() }
    try encode(value, forKey: key)
  }

  // Only what the compiler writes for an enum asks for this, with the name of the case, which becomes a segment.
  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy keyType: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    encoder.writer.addCase(key.stringValue, isInList: encoder.isInList)
    return KeyedEncodingContainer(RouteKeyedEncoding<Nested>(encoder: encoder.below(key)))
  }

  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    RouteListEncoding(encoder: encoder.below(key))
  }

  mutating func superEncoder() -> any Encoder { encoder }

  mutating func superEncoder(forKey key: Key) -> any Encoder { encoder.below(key) }
}
