/// The state at an address, lent to a closure without being copied or retained.
///
/// Not copyable, so that the compiler lends what is in it. It has the shape of the state itself. What borrows it must not
/// change the state meanwhile; a store sees to that, as whoever is told of a state cannot make it handle an action.
@usableFromInline
@frozen
struct Lent<Value>: ~Copyable {
  @usableFromInline let value: Value

  /// Calls a closure with the value at an address.
  @inlinable
  @inline(__always)
  static func call<Result>(_ address: UnsafeRawPointer, _ body: (Value) -> Result) -> Result {
    lend(address.assumingMemoryBound(to: Lent<Value>.self).pointee, body)
  }

  @inlinable
  @inline(__always)
  static func lend<Result>(_ lent: borrowing Lent<Value>, _ body: (Value) -> Result) -> Result { body(lent.value) }
}
