#if !canImport(UIKit)
  extension ConstraintSolver {
    /// Finds the best values for what has been added, removed and changed.
    ///
    /// - Returns: The conflicts among required constraints that were not known before.
    mutating func solve() -> [SolverConflict] {
      guard needsSolving else { return [] }
      needsSolving = false
      optimize()
      var found = resolveViolations()
      purge()
      if exchangeCount - checkedCount >= ConstraintSolver.exchangesBetweenChecks {
        checkedCount = exchangeCount
        if !isExact {
          rebuild()
          optimize()
          found += resolveViolations()
        }
      }
      return found
    }

    /// Exchanges symbols until no exchange lowers the cost.
    mutating func optimize() {
      var stillSteps = 0
      var stepsLeft = 50 * symbols.count + 1_000
      while stepsLeft > 0, let entering = enteringSymbol(), let distance = advance(entering) {
        stepsLeft -= 1
        stillSteps = distance > ConstraintSolver.tolerance ? 0 : stillSteps + 1
        // Steps that move nothing can go in a circle; Bland's rule leads out of it.
        pricing.takesFirst = stillSteps > 200
      }
      pricing.takesFirst = false
    }

    /// Takes out the symbols that were removed.
    private mutating func purge() {
      while let id = leavingSymbols.popLast() {
        if !symbols[id].isBasic, let row = rowToLeave(forColumn: id) {
          exchange(row: row, column: id, direction: 1)
        }
        tableau.clearRow(id)
        tableau.clearColumn(id)
        symbols[id] = SolverSymbol()
        definitions[id] = []
        unusedSymbols.append(id)
      }
    }

    /// The symbol that may give its row to a free symbol without a change of the cost: the one that comes to zero first,
    /// or one that is free itself.
    private func rowToLeave(forColumn column: Int) -> Int? {
      var best: (row: Int, isFree: Bool, key: Double)?
      var index = tableau.firstInColumn(column)
      while index != SparseTableau.none {
        let cell = tableau.cells[Int(index)]
        index = cell.nextInColumn
        let row = Int(cell.row)
        guard symbols[row].role != .objective else { continue }
        let isFree = symbols[row].isFree
        let key = isFree ? -abs(cell.value) : abs(symbols[row].value / cell.value)
        if let known = best {
          if known.isFree != isFree {
            guard known.isFree else { continue }
          } else if key != known.key ? key > known.key : row > known.row {
            continue
          }
        }
        best = (row, isFree, key)
      }
      return best?.row
    }
  }
#endif
