#if !canImport(UIKit)
  /// The bends that a moving symbol meets, and the slope of the cost along its way.
  struct SolverRatioTest {
    /// A symbol with a row, which comes to zero.
    struct Bend {
      /// How far the moving symbol has then moved.
      var distance: Double
      /// How fast the symbol of the row moves.
      var rate: Double
      var row: Int
    }

    var bends: ContiguousArray<Bend> = []
    /// The symbols whose bends were passed.
    var passed: ContiguousArray<Int32> = []
    /// The slope for each level, the strongest first.
    var slopes: ContiguousArray<Double> = []

    /// Starts anew.
    mutating func begin(levelCount: Int) {
      bends.removeAll(keepingCapacity: true)
      passed.removeAll(keepingCapacity: true)
      while slopes.count < levelCount { slopes.append(0) }
      for rank in slopes.indices { slopes[rank] = 0 }
    }

    /// Whether to go on lowers the cost.
    var descends: Bool {
      for slope in slopes where abs(slope) > ConstraintSolver.slopeTolerance { return slope < 0 }
      return false
    }

    /// Takes out the next bend on the way; of bends at one place the one whose symbol moves fastest, so that the
    /// exchange is exact.
    mutating func takeNext(byNumber: Bool) -> Bend? {
      guard var place = bends.indices.first else { return nil }
      for other in bends.indices.dropFirst()
      where SolverRatioTest.isEarlier(bends[other], bends[place], byNumber: byNumber) {
        place = other
      }
      bends.swapAt(place, bends.count - 1)
      return bends.removeLast()
    }

    private static func isEarlier(_ left: Bend, _ right: Bend, byNumber: Bool) -> Bool {
      if abs(left.distance - right.distance) > 1e-10 { return left.distance < right.distance }
      let speeds = (abs(left.rate), abs(right.rate))
      if !byNumber, speeds.0 != speeds.1 { return speeds.0 > speeds.1 }
      return left.row < right.row
    }
  }
#endif
