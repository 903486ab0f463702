/// Where each identity of a list is, and which of them are there twice.
///
/// An open hash table with linear probing over the numbers of the identities, at most two thirds full. Numbers with the same
/// identity are chained; `next` stays empty as long as there are none.
@usableFromInline
struct IdentityIndex<Identity: Hashable> {
  @usableFromInline var identities: ContiguousArray<Identity> = []
  /// The number of an identity plus one, or 0; above it the upper half of its hash, which tells most others from it.
  @usableFromInline var slots: [UInt64]
  /// The next number with the same identity, or -1.
  @usableFromInline var next: [Int32] = []
  /// The first and a further number with one identity.
  @usableFromInline var duplicates: [(first: Int, second: Int)] = []
  @usableFromInline let seed = IdentityHash.seed

  /// An index with room for so many identities, and none in it.
  @inlinable
  init(capacity count: Int) {
    var capacity = 8
    while capacity < count + count / 2 { capacity *= 2 }
    slots = Array(repeating: 0, count: capacity)
    identities.reserveCapacity(count)
  }

  /// Adds identities, each of which is asked for once; there must be room.
  @inlinable
  @inline(__always)
  mutating func add(_ count: Int, _ identity: (Int) -> Identity) {
    let seed = seed
    // Taken out, so that it is held once, and apart from the slots.
    var (identities, duplicates) = (self.identities, self.duplicates)
    self.identities = []
    self.duplicates = []
    slots.withUnsafeMutableBufferPointer { slots in
      for place in 0..<count {
        let (identity, number) = (identity(place), identities.count)
        let (slot, tag) = Self.find(identity, identities, UnsafeBufferPointer(slots), seed)
        if slots[slot] == 0 {
          slots[slot] = tag | UInt64(truncatingIfNeeded: number + 1)
        } else {
          duplicates.append((Self.number(slots[slot]), number))
        }
        identities.append(identity)
      }
    }
    self.identities = identities
    self.duplicates = duplicates
  }

  /// The slot that holds an identity, or the empty one where it would be, and the upper half of the hash.
  @inlinable
  @inline(__always)
  static func find(
    _ identity: Identity, _ identities: ContiguousArray<Identity>, _ slots: UnsafeBufferPointer<UInt64>, _ seed: UInt64
  ) -> (slot: Int, tag: UInt64) {
    let mask = slots.count - 1
    let hash = IdentityHash.of(identity, seed: seed)
    let tag = hash & ~0xFFFF_FFFF
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      if slots[slot] & ~0xFFFF_FFFF == tag, identities[number(slots[slot])] == identity { break }
      slot = (slot + 1) & mask
    }
    return (slot, tag)
  }

  /// The number of the identity in a slot that is taken.
  @inlinable
  @inline(__always)
  static func number(_ slot: UInt64) -> Int { Int(truncatingIfNeeded: slot & 0xFFFF_FFFF) - 1 }

  /// Chains the numbers with the same identity, once all are there.
  @inlinable
  mutating func close() { if !duplicates.isEmpty { chain() } }

  @usableFromInline
  mutating func chain() {
    next = Array(repeating: -1, count: identities.count)
    var last = next
    for (first, second) in duplicates {
      let before = last[first] < 0 ? first : Int(last[first])
      next[before] = Int32(truncatingIfNeeded: second)
      last[first] = Int32(truncatingIfNeeded: second)
    }
  }
}
