/// A field of a patch: absent, or a value; the value is nil where the field is an optional that is to be cleared.
///
/// Three things are told apart for a `PatchField<String?>`: the key is absent, it is null, it has a value. For a
/// `PatchField<String>`, null is an error of decoding, with its place.
public enum PatchField<Value> {
  /// The field stays as it is.
  case absent
  /// The field gets the value.
  case value(Value)

  /// The value that the field gets, if it gets one.
  public var value: Value? {
    if case .value(let value) = self { value } else { nil }
  }

  /// Whether the field stays as it is.
  public var isAbsent: Bool {
    if case .absent = self { true } else { false }
  }

  /// Sets the field, unless this is absent.
  public func apply(to field: inout Value) {
    if case .value(let value) = self { field = value }
  }
}

extension PatchField where Value: ExpressibleByNilLiteral {
  /// The field is cleared.
  public static var null: PatchField { .value(nil) }
}

extension PatchField: Sendable where Value: Sendable {}
extension PatchField: Equatable where Value: Equatable {}
extension PatchField: Hashable where Value: Hashable {}

extension PatchField: Decodable where Value: Decodable {
  /// Decodes a value that is there.
  ///
  /// A key that is not there is `absent`; a keyed container sees to it.
  public init(from decoder: any Decoder) throws {
    self = .value(try decoder.singleValueContainer().decode(Value.self))
  }
}

extension KeyedDecodingContainer {
  /// Decodes a field of a patch: absent where there is no such key.
  ///
  /// What the compiler makes for a `Decodable` patch calls this.
  public func decode<Value: Decodable>(
    _ type: PatchField<Value>.Type, forKey key: Key
  ) throws -> PatchField<Value> {
    contains(key) ? .value(try decode(Value.self, forKey: key)) : .absent
  }
}
