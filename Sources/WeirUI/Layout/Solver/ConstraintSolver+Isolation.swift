#if !canImport(UIKit)
  extension ConstraintSolver {
    /// Exchanges symbols without changing a value, until the row of a symbol that cannot be zero uses only what stands
    /// against it.
    ///
    /// At the best values a required symbol may have a row and be just zero; then it helps to hold the error in place,
    /// but is missing from the row. Here requirements are walls instead of costs, as in a textbook's simplex method, and
    /// Bland's rule says what is exchanged.
    mutating func isolate(_ id: Int) {
      var stepsLeft = symbols.count + 100
      while stepsLeft > 0, let way = wayToLessError(of: id), let row = firstWall(column: way.column, way.direction) {
        stepsLeft -= 1
        exchange(row: row, column: way.column, direction: way.direction)
      }
    }

    /// The first column that could move the symbol towards zero if no wall were in the way.
    private func wayToLessError(of id: Int) -> (column: Int, direction: Double)? {
      let goal: Double = symbols[id].value < 0 ? 1 : -1
      var best: (column: Int, direction: Double)?
      var index = tableau.firstInRow(id)
      while index != SparseTableau.none {
        let cell = tableau.cells[Int(index)]
        index = cell.nextInRow
        let column = Int(cell.column)
        let direction: Double = cell.value * goal > 0 ? 1 : -1
        guard abs(cell.value) > ConstraintSolver.slopeTolerance, best.map({ column < $0.column }) ?? true else {
          continue
        }
        let isBlocked =
          symbols[column].level == SolverLevels.required
          && (direction > 0 ? symbols[column].upCost : symbols[column].downCost) > 0
        if !isBlocked { best = (column, direction) }
      }
      return best
    }

    /// The first required symbol that keeps a column's symbol from moving.
    private func firstWall(column: Int, _ direction: Double) -> Int? {
      var best: (row: Int, distance: Double)?
      var index = tableau.firstInColumn(column)
      while index != SparseTableau.none {
        let cell = tableau.cells[Int(index)]
        index = cell.nextInColumn
        let row = Int(cell.row)
        guard let distance = distanceToWall(row: row, rate: cell.value * direction) else { continue }
        if let known = best {
          let difference = distance - known.distance
          guard
            difference < -ConstraintSolver.tolerance || abs(difference) <= ConstraintSolver.tolerance && row < known.row
          else { continue }
        }
        best = (row, distance)
      }
      return best?.row
    }

    private func distanceToWall(row: Int, rate: Double) -> Double? {
      let symbol = symbols[row]
      guard symbol.role != .objective, symbol.level == SolverLevels.required else { return nil }
      guard abs(rate) > ConstraintSolver.slopeTolerance, (rate < 0 ? symbol.downCost : symbol.upCost) > 0 else {
        return nil
      }
      return symbol.isEquation ? 0 : max(0, symbol.value / -rate)
    }
  }
#endif
