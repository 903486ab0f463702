/// What may hold a value or none: `Optional`, for the conditions of extensions.
public protocol OptionalType<Wrapped> {
  /// The type of the value.
  associatedtype Wrapped

  /// The value, if there is one.
  var value: Wrapped? { get }
}

extension Optional: OptionalType {
  /// This optional.
  @inlinable
  public var value: Wrapped? { self }
}
