/// Reads one value.
struct RouteValueDecoding: SingleValueDecodingContainer {
  let decoder: RouteDecoder

  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { decoder.reader.takeMissing() }

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.read(type) }
}
