/// Where the results go, so that no work is optimised away.
///
/// A pointer, since writing to a captured `var` costs more than most of what is measured. One thread uses it at a time.
public struct Total: @unchecked Sendable {
  @usableFromInline let pointer: UnsafeMutablePointer<Int>

  /// Makes one that is 0.
  public init() {
    pointer = .allocate(capacity: 1)
    pointer.initialize(to: 0)
  }

  /// The sum.
  public var value: Int { pointer.pointee }

  /// Adds to the sum.
  @inlinable
  @inline(__always)
  public func add(_ number: Int) { pointer.pointee &+= number }
}
