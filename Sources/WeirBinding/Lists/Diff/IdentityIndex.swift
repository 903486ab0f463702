/// Where each identity of a list is, and which of them are there twice.
///
/// An open hash table with linear probing over the numbers of the identities, at most two thirds full. Numbers with the same
/// identity are chained; `next` stays empty as long as there are none.
@usableFromInline
struct IdentityIndex<Identity: Hashable> {
  @usableFromInline var identities: ContiguousArray<Identity> = []
  /// The number of an identity plus one, or 0; in the bits above it, a part of its hash, which tells most others from it.
  @usableFromInline var slots: [UInt32]
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
    let (seed, start) = (seed, identities.count)
    // Taken out, so that it is held once.
    var identities = identities
    self.identities = []
    withUnsafeTemporaryAllocation(of: UInt64.self, capacity: count) { hashes in
      for place in 0..<count {
        let identity = identity(place)
        hashes[place] = IdentityHash.of(identity, seed: seed)
        identities.append(identity)
      }
      identities.withUnsafeBufferPointer { fill(start, $0, UnsafeBufferPointer(hashes)) }
    }
    self.identities = identities
  }

  /// Puts the identities from a number on into their slots.
  ///
  /// Apart from their making, and with the hashes at hand, so that no identity is retained on the way.
  @inlinable
  @inline(__always)
  mutating func fill(
    _ start: Int, _ identities: UnsafeBufferPointer<Identity>, _ hashes: UnsafeBufferPointer<UInt64>
  ) {
    var repeated: [(first: Int, second: Int)] = []
    slots.withUnsafeMutableBufferPointer { slots in
      for (place, hash) in hashes.enumerated() {
        let slot = Self.find(hash, UnsafeBufferPointer(slots)) { identities[$0] == identities[start + place] }
        if slots[slot] == 0 {
          slots[slot] = Self.tag(hash, slots.count) | UInt32(truncatingIfNeeded: start + place + 1)
        } else {
          repeated.append((Self.number(slots[slot], slots.count), start + place))
        }
      }
    }
    duplicates += repeated
  }

  /// The slot that holds the identity with a hash, or the empty one where it would be.
  @inlinable
  @inline(__always)
  static func find(_ hash: UInt64, _ slots: UnsafeBufferPointer<UInt32>, isSame: (Int) -> Bool) -> Int {
    let (mask, tag) = (slots.count - 1, tag(hash, slots.count))
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      let isLikely = slots[slot] & ~UInt32(truncatingIfNeeded: mask) == tag
      if isLikely, isSame(number(slots[slot], slots.count)) { break }
      slot = (slot + 1) & mask
    }
    return slot
  }

  /// The part of a hash that a slot holds: the upper bits, which numbers do not reach as they are less than `capacity`.
  @inlinable
  @inline(__always)
  static func tag(_ hash: UInt64, _ capacity: Int) -> UInt32 {
    UInt32(truncatingIfNeeded: hash >> 32) & ~UInt32(truncatingIfNeeded: capacity - 1)
  }

  /// The number of the identity in a slot that is taken.
  @inlinable
  @inline(__always)
  static func number(_ slot: UInt32, _ capacity: Int) -> Int {
    Int(slot & UInt32(truncatingIfNeeded: capacity - 1)) - 1
  }

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
