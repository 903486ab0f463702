extension IdentityIndex {
  /// Gives each of the earlier identities the first of the numbers with the same identity that is still free.
  ///
  /// Most items follow the one that they followed before. So the one after the last match is tried first, and an identity
  /// is hashed only where that fails.
  @inlinable
  mutating func match(
    _ earlier: ContiguousArray<Identity>, at positions: [Int32], oldToNew: inout [Int32], newToOld: inout [Int32]
  ) {
    let (seed, identities, next) = (seed, identities, next)
    slots.withUnsafeMutableBufferPointer { slots in
      identities.withUnsafeBufferPointer { identities in
        var guess = 0
        for (order, identity) in earlier.enumerated() {
          var match = guess
          if guess >= identities.count || newToOld[guess] >= 0 || identities[guess] != identity {
            let slot = Self.find(identity, identities, UnsafeBufferPointer(slots), seed)
            match = Self.take(&slots[slot], next) { newToOld[$0] < 0 }
            if match < 0 { continue }
          }
          newToOld[match] = positions[order]
          oldToNew[Int(positions[order])] = Int32(truncatingIfNeeded: match)
          guess = match + 1
        }
      }
    }
  }

  /// Moves a slot on to the first free number of its chain, and gives that number, or -1.
  @inlinable
  @inline(__always)
  static func take(_ slot: inout Int32, _ next: [Int32], isFree: (Int) -> Bool) -> Int {
    guard slot > 0 else { return -1 }
    while !isFree(Int(slot - 1)) {
      guard !next.isEmpty, next[Int(slot - 1)] >= 0 else { return -1 }
      slot = next[Int(slot - 1)] + 1
    }
    return Int(slot - 1)
  }
}
