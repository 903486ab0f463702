/// Writes one value.
struct RouteValueEncoding: SingleValueEncodingContainer {
  let encoder: RouteEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  func encodeNil() throws { try encoder.writeMissing() }

  func encode<Value: Encodable>(_ value: Value) throws { try encoder.write(value) }
}
