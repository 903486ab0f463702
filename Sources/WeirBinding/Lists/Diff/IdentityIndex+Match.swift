extension IdentityIndex {
  /// Gives each of the earlier identities the first of the numbers with the same identity that is still free.
  ///
  /// Most items follow the one that they followed before. So the one after the last match is tried first (`guess`), and an
  /// identity is hashed only where that fails.
  @inlinable
  @inline(__always)
  mutating func match(
    _ positions: Range<Int>, guess: inout Int, oldToNew: inout [Int32], newToOld: inout [Int32],
    _ identity: (Int) -> Identity
  ) {
    let (seed, identities, next) = (seed, identities, next)
    let capacity = slots.count
    slots.withUnsafeMutableBufferPointer { slots in
      identities.withUnsafeBufferPointer { identities in
        for position in positions {
          let identity = identity(position)
          var match = guess
          if guess >= identities.count || newToOld[guess] >= 0 || identities[guess] != identity {
            let hash = IdentityHash.of(identity, seed: seed)
            let slot = Self.find(hash, UnsafeBufferPointer(slots)) { identities[$0] == identity }
            match = Self.take(&slots[slot], capacity, next) { newToOld[$0] < 0 }
            if match < 0 { continue }
          }
          newToOld[match] = Int32(truncatingIfNeeded: position)
          oldToNew[position] = Int32(truncatingIfNeeded: match)
          guess = match + 1
        }
      }
    }
  }

  /// Moves a slot on to the first free number of its chain, and gives that number, or -1.
  @inlinable
  @inline(__always)
  static func take(_ slot: inout UInt32, _ capacity: Int, _ next: [Int32], isFree: (Int) -> Bool) -> Int {
    guard slot != 0 else { return -1 }
    var number = number(slot, capacity)
    while !isFree(number) {
      guard !next.isEmpty, next[number] >= 0 else { return -1 }
      number = Int(next[number])
      slot = slot & ~UInt32(truncatingIfNeeded: capacity - 1) | UInt32(truncatingIfNeeded: number + 1)
    }
    return number
  }
}
