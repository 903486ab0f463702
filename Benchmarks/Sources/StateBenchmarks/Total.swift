/// Where the results go, so that no work is optimised away.
///
/// A pointer, since writing to a captured `var` costs more than most of what is measured. One thread uses it at a time.
struct Total: @unchecked Sendable {
  private let pointer: UnsafeMutablePointer<Int>

  /// Makes one that is 0.
  init() {
    pointer = .allocate(capacity: 1)
    pointer.initialize(to: 0)
  }

  /// The sum.
  var value: Int { pointer.pointee }

  /// Adds to the sum.
  @inline(__always)
  func add(_ number: Int) { pointer.pointee &+= number }
}

/// The total of all cases.
let total = Total()
