/// Reads the elements of a list: all segments that are left.
struct RouteListDecoding: UnkeyedDecodingContainer {
  let decoder: RouteDecoder
  private(set) var currentIndex = 0

  init(decoder: RouteDecoder) {
    self.decoder = decoder
  }

  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { nil }
  var isAtEnd: Bool { decoder.reader.next == nil }

  mutating func decodeNil() -> Bool {
    let isMissing = decoder.reader.takeMissing()
    if isMissing { currentIndex += 1 }
    return isMissing
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    currentIndex += 1
    return try decoder.read(type)
  }

  mutating func nestedContainer<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    currentIndex += 1
    return decoder.container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer { self }

  mutating func superDecoder() -> any Decoder { decoder }
}
