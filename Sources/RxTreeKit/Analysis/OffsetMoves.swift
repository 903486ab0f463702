/// Where pieces of a file have moved, by which offsets that were kept with the file's facts are still of use.
struct OffsetMoves: Sendable {
  /// What stands for an offset in no piece that is left.
  static let gone = UInt32.max

  /// A piece of the file.
  struct Move: Sendable {
    let old: Range<Int>
    let new: Int
  }

  private let moves: [Move]

  /// Takes pieces that do not overlap.
  init(_ moves: [Move]) { self.moves = moves.sorted { $0.old.lowerBound < $1.old.lowerBound } }

  /// Where an offset is now.
  ///
  /// O(log pieces).
  func moved(_ offset: UInt32) -> UInt32 {
    let offset = Int(offset)
    var low = 0
    var high = moves.count
    while low < high {
      let middle = (low + high) / 2
      if moves[middle].old.upperBound <= offset { low = middle + 1 } else { high = middle }
    }
    guard low < moves.count, moves[low].old.contains(offset) else { return Self.gone }
    return UInt32(clamping: offset - moves[low].old.lowerBound + moves[low].new)
  }
}
