#if !canImport(UIKit)
  extension ConstraintSolver {
    /// Adds a constraint: `expression`, `relation`, zero.
    ///
    /// To add many at once is fastest the strongest first, and equations before inequalities.
    ///
    /// - Parameter order: The age of the constraint: of required ones that collide, the one with the highest is broken.
    ///   Without one, a constraint is newer than all that came before.
    mutating func add(
      _ expression: LinearExpression, _ relation: SolverRelation, strength: SolverStrength = .required,
      order: Int? = nil
    ) -> SolverConstraint {
      let id = takeSymbol(.constraint)
      symbols[id].level = level(of: strength)
      symbols[id].order = order ?? nextOrder
      nextOrder = max(nextOrder, symbols[id].order) + 1
      symbols[id].constant = expression.constant
      symbols[id].isNegated = relation == .lessThanOrEqual
      symbols[id].isEquation = relation == .equal
      symbols[id].isBasic = true
      definitions[id] = expression.terms
      fillRow(id)
      if let column = columnToEnter(forRow: id) { exchange(row: id, column: column, direction: 1) }
      restoreCosts(of: id)
      needsSolving = true
      return SolverConstraint(id: Int32(id))
    }

    /// Takes a constraint away.
    mutating func remove(_ constraint: SolverConstraint) {
      let id = Int(constraint.id)
      guard symbols[id].role == .constraint else { return }
      retryConflicts(with: id)
      conflicts[id] = nil
      setCosts(of: id, up: 0, down: 0)
      symbols[id].role = .leaving
      leavingSymbols.append(id)
      needsSolving = true
    }

    /// Gives a constraint's expression another constant.
    ///
    /// Takes as long as the column of the constraint is, and allocates nothing.
    mutating func setConstant(_ constant: Double, of constraint: SolverConstraint) {
      let id = Int(constraint.id)
      guard symbols[id].role == .constraint, constant.isFinite else { return }
      let change = (constant - symbols[id].constant) * (symbols[id].isNegated ? -1 : 1)
      guard change != 0 else { return }
      symbols[id].constant = constant
      retryConflicts(with: id)
      shift(id, by: change)
      needsSolving = true
    }

    /// Gives a constraint another strength.
    mutating func setStrength(_ strength: SolverStrength, of constraint: SolverConstraint) {
      let id = Int(constraint.id)
      guard symbols[id].role == .constraint else { return }
      retryConflicts(with: id)
      conflicts[id] = nil
      setCosts(of: id, up: 0, down: 0)
      symbols[id].level = level(of: strength)
      restoreCosts(of: id)
      needsSolving = true
    }

    /// Lets a constraint cost what its relation says.
    mutating func restoreCosts(of id: Int) {
      setCosts(of: id, up: symbols[id].isEquation ? 1 : 0, down: 1)
    }

    /// Writes the row of a constraint in terms of the symbols that have no row.
    mutating func fillRow(_ id: Int) {
      let sign: Double = symbols[id].isNegated ? -1 : 1
      var value = symbols[id].constant
      for term in definitions[id] where term.coefficient != 0 {
        let variable = Int(term.variable.id)
        if symbols[variable].isBasic {
          value += term.coefficient * symbols[variable].value
          tableau.add(row: variable, times: sign * term.coefficient, to: id)
        } else {
          tableau.add(sign * term.coefficient, row: id, column: variable)
        }
      }
      symbols[id].value = sign * value
      symbols[id].side = symbols[id].value < 0 ? -1 : 1
    }

    /// The symbol that may take over a new row without changing what is best: one that is free, or one that no other row
    /// uses and that would keep to its own bound.
    private func columnToEnter(forRow row: Int) -> Int? {
      var best: (column: Int, isFree: Bool, count: Int, size: Double)?
      var index = tableau.firstInRow(row)
      while index != SparseTableau.none {
        let cell = tableau.cells[Int(index)]
        index = cell.nextInRow
        let column = Int(cell.column)
        let count = tableau.count(ofColumn: column)
        let isFree = symbols[column].isFree
        guard isFree || count == 1 && mayEnter(column, row: row, coefficient: cell.value) else { continue }
        let size = abs(cell.value)
        if let known = best {
          let order = [known.count - count, size > known.size ? 1 : size < known.size ? -1 : 0, known.column - column]
          guard let sign = order.first(where: { $0 != 0 }), sign > 0 else { continue }
        }
        best = (column, isFree, count, size)
      }
      return best?.column
    }

    private func mayEnter(_ column: Int, row: Int, coefficient: Double) -> Bool {
      let symbol = symbols[column]
      return symbol.role == .variable && symbol.upCost == 0 && -symbols[row].value / coefficient >= 0
    }

    /// Adds `change` to what a constraint's symbol stands for.
    private mutating func shift(_ id: Int, by change: Double) {
      if symbols[id].isBasic {
        symbols[id].value += change
        if symbols[id].isOnWrongSide { turned.append(Int32(id)) }
      } else {
        var index = tableau.firstInColumn(id)
        while index != SparseTableau.none {
          let cell = tableau.cells[Int(index)]
          addValue(-change * cell.value, to: Int(cell.row))
          index = cell.nextInColumn
        }
      }
      turnSides()
    }
  }
#endif
