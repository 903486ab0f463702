extension BinaryInteger {
  /// The number itself.
  @inlinable
  public var identity: Self { self }
}

extension FloatingPoint {
  /// The number itself; a NaN is never the same as another.
  @inlinable
  public var identity: Self { self }
}

extension String: IdentifiableType {
  /// The string itself.
  @inlinable
  public var identity: String { self }
}

extension Int: IdentifiableType {}
extension Int8: IdentifiableType {}
extension Int16: IdentifiableType {}
extension Int32: IdentifiableType {}
extension Int64: IdentifiableType {}
extension UInt: IdentifiableType {}
extension UInt8: IdentifiableType {}
extension UInt16: IdentifiableType {}
extension UInt32: IdentifiableType {}
extension UInt64: IdentifiableType {}
extension Float: IdentifiableType {}
extension Double: IdentifiableType {}
