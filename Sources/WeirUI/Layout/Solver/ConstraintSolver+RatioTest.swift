#if !canImport(UIKit)
  extension ConstraintSolver {
    /// Moves the symbol `entering` for as long as the cost falls, and lets it take the row of the symbol that ends that.
    ///
    /// - Returns: How far it moved; nothing if no symbol ends the descent, which only rounding errors could bring about.
    mutating func advance(_ entering: SolverPricing.Entering) -> Double? {
      collectBends(entering)
      guard let last = passBends() else { return nil }
      for row in ratioTest.passed { turnSide(of: Int(row)) }
      let distance = last.distance
      exchange(row: last.row, column: entering.column, direction: entering.direction)
      return distance
    }

    private mutating func collectBends(_ entering: SolverPricing.Entering) {
      ratioTest.begin(levelCount: levels.levels.count)
      let symbol = symbols[entering.column]
      ratioTest.slopes[levels.rank[symbol.level]] += entering.direction > 0 ? symbol.upCost : symbol.downCost
      var index = tableau.firstInColumn(entering.column)
      while index != SparseTableau.none {
        let cell = tableau.cells[Int(index)]
        collectBend(row: Int(cell.row), rate: cell.value * entering.direction)
        index = cell.nextInColumn
      }
    }

    private mutating func collectBend(row: Int, rate: Double) {
      let symbol = symbols[row]
      if symbol.role == .objective {
        ratioTest.slopes[levels.rank[symbol.level]] += rate
      } else if !symbol.isFree, rate * symbol.side < -ConstraintSolver.slopeTolerance {
        let distance = max(0, symbol.value / -rate)
        ratioTest.bends.append(SolverRatioTest.Bend(distance: distance, rate: rate, row: row))
      }
    }

    private mutating func passBends() -> SolverRatioTest.Bend? {
      while let bend = ratioTest.takeNext(byNumber: pricing.takesFirst) {
        let symbol = symbols[bend.row]
        ratioTest.slopes[levels.rank[symbol.level]] += symbol.bend * abs(bend.rate)
        if pricing.takesFirst || !ratioTest.descends { return bend }
        ratioTest.passed.append(Int32(bend.row))
      }
      return nil
    }
  }
#endif
