#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Orders text by its UTF-8 bytes: the same on every machine, and without a view to what Unicode holds to be equal.
enum ByteOrder {
  /// Whether the bytes of one text come before those of the other.
  static func precedes(_ left: String, _ right: String) -> Bool { compare(left, right) < 0 }

  /// Whether two texts have the same bytes.
  static func areSame(_ left: String, _ right: String) -> Bool {
    left.utf8.count == right.utf8.count && compare(left, right) == 0
  }

  private static func compare(_ left: String, _ right: String) -> Int {
    let result = left.utf8.withContiguousStorageIfAvailable { first in
      right.utf8.withContiguousStorageIfAvailable { second in compare(first, second) }
    }
    return (result ?? nil) ?? compareSlowly(left, right)
  }

  private static func compare(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Int {
    let shared = min(left.count, right.count)
    if shared > 0, let first = left.baseAddress, let second = right.baseAddress {
      let order = memcmp(first, second, shared)
      if order != 0 { return Int(order) }
    }
    return left.count - right.count
  }

  /// Text that comes from Objective-C may not lie in one piece.
  private static func compareSlowly(_ left: String, _ right: String) -> Int {
    if left.utf8.lexicographicallyPrecedes(right.utf8) { return -1 }
    return right.utf8.lexicographicallyPrecedes(left.utf8) ? 1 : 0
  }
}
