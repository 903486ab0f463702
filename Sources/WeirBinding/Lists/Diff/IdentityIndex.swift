/// Where identities of a list are, and which of them are there twice, by their hashes and the numbers of their items.
///
/// An open hash table with linear probing, at most two thirds full; a small one has many free slots, so that most of what is
/// not in it is known by the first. It holds no identity: whoever asks compares those of two
/// numbers, so that none is copied or retained. Numbers with the same identity are chained; `next` stays empty as long as
/// there are none.
@usableFromInline
struct IdentityIndex {
  /// The number of an item plus one, or 0; in the bits above it, a part of its hash, which tells most others from it.
  @usableFromInline var slots: [UInt32]
  /// The bits of a slot that hold the number.
  @usableFromInline let numbers: UInt32
  /// The next number with the same identity, or -1.
  @usableFromInline var next: [Int32] = []
  /// The first and a further number with one identity.
  @usableFromInline var duplicates: [(first: Int, second: Int)] = []

  /// An index with room for so many items, whose numbers are below a limit, and none in it.
  @inlinable
  init(capacity count: Int, below limit: Int) {
    var capacity = 8
    while capacity < (count < 4096 ? count * 6 : count + count / 2) { capacity *= 2 }
    slots = Array(repeating: 0, count: capacity)
    let bits = Int.bitWidth - limit.leadingZeroBitCount
    numbers = UInt32(truncatingIfNeeded: (1 << min(bits, 32)) - 1)
  }

  /// Adds numbers; each must be added once, and there must be room.
  /// - Parameter isSame: Whether two numbers have the same identity.
  @inlinable
  @inline(__always)
  mutating func add(_ added: Range<Int>, hash: (Int) -> UInt64, isSame: (Int, Int) -> Bool) {
    var repeated: [(first: Int, second: Int)] = []
    let bits = numbers
    slots.withUnsafeMutableBufferPointer { slots in
      for number in added {
        let hash = hash(number)
        let slot = Self.find(hash, UnsafeBufferPointer(slots), bits) { isSame($0, number) }
        if slots[slot] == 0 {
          slots[slot] = UInt32(truncatingIfNeeded: hash >> 32) & ~bits | UInt32(truncatingIfNeeded: number + 1)
        } else {
          repeated.append((Self.number(slots[slot], bits), number))
        }
      }
    }
    duplicates += repeated
  }

  /// The first number with an identity, or -1.
  /// - Parameter isSame: Whether a number has the identity.
  @inlinable
  @inline(__always)
  func first(_ hash: UInt64, isSame: (Int) -> Bool) -> Int {
    slots.withUnsafeBufferPointer { slots in
      Self.number(slots[Self.find(hash, slots, numbers, isSame: isSame)], numbers)
    }
  }

  /// The first number with an identity that is still free, or -1.
  @inlinable
  @inline(__always)
  mutating func take(_ hash: UInt64, isSame: (Int) -> Bool, isFree: (Int) -> Bool) -> Int {
    let slot = slots.withUnsafeBufferPointer { Self.find(hash, $0, numbers, isSame: isSame) }
    var number = Self.number(slots[slot], numbers)
    while number >= 0, !isFree(number) {
      number = next.isEmpty ? -1 : Int(next[number])
      // The slot moves on with its chain, so that many duplicates are not gone through again and again.
      if number >= 0 { slots[slot] = slots[slot] & ~numbers | UInt32(truncatingIfNeeded: number + 1) }
    }
    return number
  }

  /// The slot that holds the identity with a hash, or the empty one where it would be.
  @inlinable
  @inline(__always)
  static func find(
    _ hash: UInt64, _ slots: UnsafeBufferPointer<UInt32>, _ bits: UInt32, isSame: (Int) -> Bool
  ) -> Int {
    let (mask, tag) = (slots.count - 1, UInt32(truncatingIfNeeded: hash >> 32) & ~bits)
    var slot = Int(truncatingIfNeeded: hash) & mask
    while slots[slot] != 0 {
      if slots[slot] & ~bits == tag, isSame(number(slots[slot], bits)) { break }
      slot = (slot + 1) & mask
    }
    return slot
  }

  /// The number in a slot, or -1.
  @inlinable
  @inline(__always)
  static func number(_ slot: UInt32, _ bits: UInt32) -> Int { Int(slot & bits) - 1 }

  /// Chains the numbers with the same identity, once all are there.
  @inlinable
  mutating func close(below limit: Int) { if !duplicates.isEmpty { chain(limit) } }

  @usableFromInline
  mutating func chain(_ limit: Int) {
    next = Array(repeating: -1, count: limit)
    var last = next
    for (first, second) in duplicates {
      let before = last[first] < 0 ? first : Int(last[first])
      next[before] = Int32(truncatingIfNeeded: second)
      last[first] = Int32(truncatingIfNeeded: second)
    }
  }
}
