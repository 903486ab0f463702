/// A part of a state that counts its assignments, so that `pulse(_:)` fires for each of them, also for an equal value.
///
/// For what is shown once, such as an alert:
///
///     struct State { @Pulse var message: String? }
@propertyWrapper
public struct Pulse<Value> {
  /// The value.
  public var value: Value {
    didSet { valueUpdatedCount &+= 1 }
  }

  /// How often a value has been assigned; starts anew at 0 after the largest number.
  public var valueUpdatedCount = UInt.min

  /// Makes a part with its first value, which does not count as assigned.
  public init(wrappedValue: Value) { value = wrappedValue }

  /// The value.
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// The part itself, for `pulse(_:)`.
  public var projectedValue: Pulse<Value> { self }
}

extension Pulse: Sendable where Value: Sendable {}
extension Pulse: Equatable where Value: Equatable {}
extension Pulse: Hashable where Value: Hashable {}

extension Pulse: Codable where Value: Codable {
  /// Reads a value; the count starts anew, as a restored state fires nothing.
  public init(from decoder: any Decoder) throws {
    self.init(wrappedValue: try Value(from: decoder))
  }

  /// Writes the value, without the count.
  public func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}
