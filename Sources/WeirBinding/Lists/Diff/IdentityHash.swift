/// Hashes of identities, each for one comparison of two models.
@usableFromInline
enum IdentityHash {
  /// Differs from run to run, so that nobody can choose numbers that collide.
  @usableFromInline static let seed = UInt64.random(in: .min ... .max)

  /// The hash of an identity; that of a number is a multiplication, many times faster than the standard library's.
  @inlinable
  @inline(__always)
  static func of<Identity: Hashable>(_ identity: Identity, seed: UInt64) -> UInt64 {
    // The types are the same, as the comparisons say; they are decided when the code is specialised.
    if Identity.self == Int.self || Identity.self == Int64.self || Identity.self == UInt64.self {
      return mix(unsafeBitCast(identity, to: UInt64.self) ^ seed)
    }
    return mix(UInt64(truncatingIfNeeded: identity.hashValue) ^ seed)
  }

  /// Spreads every bit over all others.
  @inlinable
  @inline(__always)
  static func mix(_ value: UInt64) -> UInt64 {
    let (high, low) = value.multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return high ^ low
  }
}
