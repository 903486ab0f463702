/// Facts that are kept from run to run.
protocol FactsCodable {
  /// Writes the value.
  func encode(into writer: inout ByteWriter)
  /// Reads a value; throws where the bytes are not what ``encode(into:)`` writes.
  init(from reader: inout ByteReader) throws
}

extension ByteWriter {
  mutating func value(_ value: some FactsCodable) { value.encode(into: &self) }

  mutating func values(_ values: [some FactsCodable]) { array(values) { $1.encode(into: &$0) } }

  mutating func optional(_ value: (some FactsCodable)?) { optional(value) { $1.encode(into: &$0) } }

  mutating func strings(_ values: [String]) { array(values) { $0.string($1) } }

  mutating func optionalString(_ value: String?) { optional(value) { $0.string($1) } }

  /// A dictionary in the order of its keys, so that equal facts give equal bytes.
  mutating func values(_ values: [String: some FactsCodable]) {
    array(values.sorted { $0.key < $1.key }) { writer, pair in
      writer.string(pair.key)
      pair.value.encode(into: &writer)
    }
  }
}

extension ByteReader {
  mutating func value<Value: FactsCodable>(_ type: Value.Type = Value.self) throws -> Value {
    try nested { try Value(from: &$0) }
  }

  mutating func values<Value: FactsCodable>(_ type: Value.Type = Value.self) throws -> [Value] {
    try array { try $0.value() }
  }

  mutating func optionalValue<Value: FactsCodable>(_ type: Value.Type = Value.self) throws -> Value? {
    try optional { try $0.value() }
  }

  mutating func stringList() throws -> [String] { try array { try $0.string() } }

  mutating func optionalString() throws -> String? { try optional { try $0.string() } }

  mutating func dictionary<Value: FactsCodable>() throws -> [String: Value] {
    let pairs = try array { reader in (try reader.string(), try reader.value(Value.self)) }
    return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }
}
