#if !canImport(UIKit)
  extension ConstraintSolver {
    /// After so many exchanges it is looked whether rounding errors have added up.
    static let exchangesBetweenChecks = 8
    /// How far a constraint's value may be from what the variables give, in relation to its largest summand.
    private static let exactness = 1e-10

    /// Whether the values of the tableau are those that the constraints give for the values of the variables.
    var isExact: Bool {
      symbols.indices.allSatisfy { id in
        guard symbols[id].role == .constraint else { return true }
        var (sum, largest) = (symbols[id].constant, max(1, abs(symbols[id].constant)))
        for term in definitions[id] {
          let summand = term.coefficient * value(of: term.variable)
          sum += summand
          largest = max(largest, abs(summand))
        }
        return abs((symbols[id].isNegated ? -sum : sum) - symbols[id].value) <= ConstraintSolver.exactness * largest
      }
    }

    /// Makes the tableau anew from the constraints as they were given, with rows for the same symbols.
    ///
    /// Where that is not possible exactly, other symbols have rows; ``optimize()`` goes on from either.
    mutating func rebuild() {
      let before = symbols
      isRebuilding = true
      tableau = SparseTableau()
      tableau.reserve(symbols.count)
      let constraints = symbols.indices.filter { before[$0].role == .constraint }
      for id in symbols.indices where before[id].role != .objective {
        symbols[id].isBasic = false
        symbols[id].value = 0
      }
      for id in constraints where !before[id].isBasic { place(id, before) }
      for id in constraints where before[id].isBasic { place(id, before) }
      isRebuilding = false
      restoreSides(before)
    }

    /// Makes the row of a constraint, and gives it to a variable if the constraint had no row before.
    private mutating func place(_ id: Int, _ before: ContiguousArray<SolverSymbol>) {
      symbols[id].isBasic = true
      fillRow(id)
      guard !before[id].isBasic, let column = columnToRestore(row: id, before) else { return }
      exchange(row: id, column: column, direction: 1)
    }

    /// The variable that had a row and takes this one: of those with a coefficient that is not small the one whose
    /// column is shortest.
    private func columnToRestore(row: Int, _ before: ContiguousArray<SolverSymbol>) -> Int? {
      var (best, largest): (SparseTableau.Cell?, Double) = (nil, 0)
      for isChoosing in [false, true] {
        var index = tableau.firstInRow(row)
        while index != SparseTableau.none {
          let cell = tableau.cells[Int(index)]
          index = cell.nextInRow
          guard before[Int(cell.column)].isBasic, before[Int(cell.column)].role == .variable else { continue }
          if !isChoosing {
            largest = max(largest, abs(cell.value))
          } else if abs(cell.value) >= 0.1 * largest, isShorter(cell, than: best) {
            best = cell
          }
        }
      }
      return best.map { Int($0.column) }
    }

    private func isShorter(_ cell: SparseTableau.Cell, than other: SparseTableau.Cell?) -> Bool {
      guard let other else { return true }
      let (count, known) = (tableau.count(ofColumn: Int(cell.column)), tableau.count(ofColumn: Int(other.column)))
      return count != known ? count < known : cell.column < other.column
    }

    private mutating func restoreSides(_ before: ContiguousArray<SolverSymbol>) {
      turned.removeAll(keepingCapacity: true)
      for id in symbols.indices where symbols[id].isBasic && symbols[id].role != .objective {
        let value = symbols[id].value
        symbols[id].side = abs(value) > ConstraintSolver.tolerance ? (value < 0 ? -1 : 1) : before[id].side
        addGradient(of: id, times: symbols[id].slope)
      }
    }
  }
#endif
