/// A hashable value that is its own identity.
///
/// Such an item can be inserted, deleted and moved, but never updated: a changed value is another item.
public struct IdentifiableValue<Value: Hashable>: IdentifiableType, Hashable {
  /// The value.
  public let value: Value

  /// Wraps a value.
  @inlinable
  public init(value: Value) { self.value = value }

  /// The value itself.
  @inlinable
  public var identity: Value { value }
}

extension IdentifiableValue: Sendable where Value: Sendable {}

extension IdentifiableValue: CustomStringConvertible, CustomDebugStringConvertible {
  /// The value's own description.
  public var description: String { "\(value)" }

  /// The value's own description.
  public var debugDescription: String { "\(value)" }
}
