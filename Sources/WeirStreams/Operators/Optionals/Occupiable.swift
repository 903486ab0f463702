/// What may be empty: strings, arrays and other collections.
public protocol Occupiable {
  /// Whether nothing is in it.
  var isEmpty: Bool { get }

  /// Whether something is in it.
  var isNotEmpty: Bool { get }
}

extension Occupiable {
  /// Whether something is in it.
  @inlinable
  public var isNotEmpty: Bool { !isEmpty }
}

extension String: Occupiable {}

extension Substring: Occupiable {}

extension Array: Occupiable {}

extension ArraySlice: Occupiable {}

extension Dictionary: Occupiable {}

extension Set: Occupiable {}
