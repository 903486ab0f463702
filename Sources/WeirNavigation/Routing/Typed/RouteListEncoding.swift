/// Writes the elements of a list.
struct RouteListEncoding: UnkeyedEncodingContainer {
  private let encoder: RouteEncoder
  private(set) var count = 0
  /// Lists that cannot be here are refused with the first element, as this is made where nothing can be thrown.
  private let refusal: (any Error)?

  init(encoder: RouteEncoder) {
    self.encoder = RouteEncoder(writer: encoder.writer, codingPath: encoder.codingPath, isInList: true)
    refusal = Result { try encoder.writer.openList() }.failure
  }

  var codingPath: [any CodingKey] { encoder.codingPath }

  mutating func encodeNil() throws {
    try begin()
    try encoder.writeMissing()
  }

  mutating func encode<Value: Encodable>(_ value: Value) throws {
    try begin()
    try encoder.write(value)
  }

  mutating func nestedContainer<Key: CodingKey>(keyedBy keyType: Key.Type) -> KeyedEncodingContainer<Key> {
    count += 1
    return encoder.container(keyedBy: keyType)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer {
    count += 1
    return RouteListEncoding(encoder: encoder)
  }

  mutating func superEncoder() -> any Encoder { encoder }

  private mutating func begin() throws {
    if let refusal { throw refusal }
    count += 1
  }
}

extension Result {
  fileprivate var failure: Failure? {
    if case .failure(let error) = self { error } else { nil }
  }
}
