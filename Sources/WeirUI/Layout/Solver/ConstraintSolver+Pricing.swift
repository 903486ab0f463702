#if !canImport(UIKit)
  extension ConstraintSolver {
    /// A symbol without a row whose growing or shrinking lowers the cost, if there is one.
    ///
    /// The levels are gone through from the strongest; what one level decides about a column, the next ones cannot
    /// change.
    mutating func enteringSymbol() -> SolverPricing.Entering? {
      pricing.begin(count: symbols.count)
      for level in levels.order {
        price(level)
        if pricing.best != nil, !pricing.takesFirst { break }
      }
      return pricing.best
    }

    private mutating func price(_ level: Int) {
      var index = tableau.firstInRow(levels.levels[level].objective)
      while index != SparseTableau.none {
        let cell = tableau.cells[Int(index)]
        price(Int(cell.column), gradient: cell.value, level: level)
        index = cell.nextInRow
      }
    }

    private mutating func price(_ column: Int, gradient: Double, level: Int) {
      var marks = pricing[column]
      let symbol = symbols[column]
      var up = gradient
      var down = -gradient
      if symbol.level == level {
        up += symbol.upCost
        down += symbol.downCost
        marks.insert(.own)
      } else if !marks.contains(.own), levels.rank[symbol.level] < levels.rank[level] {
        if symbol.upCost > 0 { marks.insert(.up) }
        if symbol.downCost > 0 { marks.insert(.down) }
      }
      decide(column, slope: up, direction: 1, mark: .up, in: &marks)
      decide(column, slope: down, direction: -1, mark: .down, in: &marks)
      pricing[column] = marks
    }

    private mutating func decide(
      _ column: Int, slope: Double, direction: Double, mark: SolverPricing.Mark, in marks: inout SolverPricing.Mark
    ) {
      guard !marks.contains(mark), abs(slope) > ConstraintSolver.slopeTolerance else { return }
      marks.insert(mark)
      if slope < 0 { pricing.consider(column, direction: direction, slope: slope) }
    }
  }
#endif
