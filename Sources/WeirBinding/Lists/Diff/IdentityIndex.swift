/// Where each identity of a list is, and which of them are there twice.
///
/// An open hash table with linear probing over the numbers of the identities, at most two thirds full. Numbers with the same
/// identity are chained; `next` stays empty as long as there are none.
@usableFromInline
struct IdentityIndex<Identity: Hashable> {
  @usableFromInline let identities: ContiguousArray<Identity>
  /// The number of an identity plus one, or 0.
  @usableFromInline var slots: [Int32]
  /// The next number with the same identity, or -1.
  @usableFromInline var next: [Int32] = []
  /// The first and a further number with one identity.
  @usableFromInline var duplicates: [(first: Int, second: Int)] = []
  @usableFromInline let seed = IdentityHash.seed

  @inlinable
  init(_ identities: ContiguousArray<Identity>) {
    self.identities = identities
    var capacity = 8
    while capacity < identities.count + identities.count / 2 { capacity *= 2 }
    slots = Array(repeating: 0, count: capacity)
    fill()
  }

  @inlinable
  mutating func fill() {
    let (seed, identities) = (seed, identities)
    var repeated: [(first: Int, second: Int)] = []
    slots.withUnsafeMutableBufferPointer { slots in
      identities.withUnsafeBufferPointer { identities in
        for number in identities.indices {
          let slot = Self.find(identities[number], identities, UnsafeBufferPointer(slots), seed)
          let found = slots[slot]
          if found == 0 {
            slots[slot] = Int32(truncatingIfNeeded: number + 1)
          } else {
            repeated.append((Int(found - 1), number))
          }
        }
      }
    }
    if !repeated.isEmpty { chain(repeated) }
  }

  /// The slot that holds an identity, or the empty one where it would be.
  @inlinable
  @inline(__always)
  static func find(
    _ identity: Identity, _ identities: UnsafeBufferPointer<Identity>, _ slots: UnsafeBufferPointer<Int32>,
    _ seed: UInt64
  ) -> Int {
    let mask = slots.count - 1
    var slot = Int(truncatingIfNeeded: IdentityHash.of(identity, seed: seed)) & mask
    while slots[slot] != 0, identities[Int(slots[slot] - 1)] != identity { slot = (slot + 1) & mask }
    return slot
  }

  @usableFromInline
  mutating func chain(_ repeated: [(first: Int, second: Int)]) {
    duplicates = repeated
    next = Array(repeating: -1, count: identities.count)
    var last = next
    for (first, second) in repeated {
      let before = last[first] < 0 ? first : Int(last[first])
      next[before] = Int32(truncatingIfNeeded: second)
      last[first] = Int32(truncatingIfNeeded: second)
    }
  }
}
