// The library's own forms of these leave a missing value out, where it has to hold its place.
extension RouteKeyedEncoding {
  mutating func encodeIfPresent(_ value: Bool?, forKey key: Key) throws { try optional(value, key) }
  mutating func encodeIfPresent(_ value: String?, forKey key: Key) throws { try optional(value, key) }
  mutating func encodeIfPresent(_ value: Double?, forKey key: Key) throws { try optional(value, key) }
  mutating func encodeIfPresent(_ value: Float?, forKey key: Key) throws { try optional(value, key) }
  mutating func encodeIfPresent(_ value: Int?, forKey key: Key) throws { try optional(value, key) }
  mutating func encodeIfPresent(_ value: Int8?, forKey key: Key) throws { try optional(value, key) }
  mutating func encodeIfPresent(_ value: Int16?, forKey key: Key) throws { try optional(value, key) }
  mutating func encodeIfPresent(_ value: Int32?, forKey key: Key) throws { try optional(value, key) }
  mutating func encodeIfPresent(_ value: Int64?, forKey key: Key) throws { try optional(value, key) }
  mutating func encodeIfPresent(_ value: UInt?, forKey key: Key) throws { try optional(value, key) }
  mutating func encodeIfPresent(_ value: UInt8?, forKey key: Key) throws { try optional(value, key) }
  mutating func encodeIfPresent(_ value: UInt16?, forKey key: Key) throws { try optional(value, key) }
  mutating func encodeIfPresent(_ value: UInt32?, forKey key: Key) throws { try optional(value, key) }
  mutating func encodeIfPresent(_ value: UInt64?, forKey key: Key) throws { try optional(value, key) }

  private func optional(_ value: (some Encodable)?, _ key: Key) throws {
    guard let value else { return try encoder.writeMissing() }
    try encoder.below(key).write(value)
  }
}
