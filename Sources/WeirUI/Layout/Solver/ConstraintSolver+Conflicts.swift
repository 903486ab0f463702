#if !canImport(UIKit)
  extension ConstraintSolver {
    /// Errors of required constraints up to this are not reported.
    private static let violationTolerance = 1e-6

    /// Breaks required constraints until the others hold, and says which collided.
    ///
    /// The symbols that have errors all stop counting; the present values show that the rest can hold. Then one after
    /// the other counts again, the oldest first, one level below the requirements: if its error cannot be made zero, then
    /// its row names the requirements that stand against it, and no others.
    mutating func resolveViolations() -> [SolverConflict] {
      guard let first = symbols.indices.first(where: { isViolated($0) }) else { return [] }
      let violated = violatedSymbols(from: first)
      for id in violated { setCosts(of: id, up: 0, down: 0) }
      return violated.flatMap { admit($0) }
    }

    /// Lets the constraints that are broken because of a constraint count again, which is about to change.
    mutating func retryConflicts(with id: Int) {
      guard !conflicts.isEmpty else { return }
      let constraint = SolverConstraint(id: Int32(id))
      for conflict in conflicts.values where conflict.constraints.contains(constraint) {
        let broken = Int(conflict.broken.id)
        conflicts[broken] = nil
        restoreCosts(of: broken)
      }
    }

    private func violatedSymbols(from first: Int) -> [Int] {
      symbols.indices[first...].filter { isViolated($0) }.sorted { (symbols[$0].order, $0) < (symbols[$1].order, $1) }
    }

    private func isViolated(_ id: Int) -> Bool {
      let symbol = symbols[id]
      guard symbol.isBasic, symbol.level == SolverLevels.required, symbol.role != .objective else { return false }
      let cost = symbol.value < 0 ? symbol.downCost : symbol.upCost
      return cost > 0 && abs(symbol.value) > ConstraintSolver.violationTolerance
    }

    private mutating func admit(_ id: Int) -> [SolverConflict] {
      var found: [SolverConflict] = []
      symbols[id].level = SolverLevels.admission
      restoreFullCosts(of: id)
      optimize()
      while hasError(id), let conflict = isolatedConflict(of: id) {
        found.append(conflict)
        breakConstraint(conflict)
        optimize()
      }
      promote(id)
      return found
    }

    private mutating func restoreFullCosts(of id: Int) {
      if symbols[id].role == .constraint {
        restoreCosts(of: id)
      } else {
        setCosts(of: id, up: 0, down: 1)
      }
    }

    private func hasError(_ id: Int) -> Bool {
      let symbol = symbols[id]
      let cost = symbol.value < 0 ? symbol.downCost : symbol.upCost
      return symbol.isBasic && cost > 0 && abs(symbol.value) > ConstraintSolver.violationTolerance
    }

    /// The requirements in the row of a symbol that cannot be zero, with the symbol itself.
    private mutating func isolatedConflict(of id: Int) -> SolverConflict? {
      isolate(id)
      var members = [id]
      var index = tableau.firstInRow(id)
      while index != SparseTableau.none {
        let cell = tableau.cells[Int(index)]
        let symbol = symbols[Int(cell.column)]
        if symbol.level == SolverLevels.required, !symbol.isFree { members.append(Int(cell.column)) }
        index = cell.nextInRow
      }
      let constraints = members.filter { symbols[$0].role == .constraint }
        .sorted { (symbols[$0].order, $0) < (symbols[$1].order, $1) }
      guard let newest = constraints.last else { return nil }
      return SolverConflict(
        broken: SolverConstraint(id: Int32(newest)),
        constraints: constraints.map { SolverConstraint(id: Int32($0)) },
        variables: members.filter { symbols[$0].role == .variable }.sorted().map { SolverVariable(id: Int32($0)) })
    }

    private mutating func breakConstraint(_ conflict: SolverConflict) {
      setCosts(of: Int(conflict.broken.id), up: 0, down: 0)
      conflicts[Int(conflict.broken.id)] = conflict
    }

    /// Makes a symbol that was on trial a requirement.
    private mutating func promote(_ id: Int) {
      let (up, down) = (symbols[id].upCost, symbols[id].downCost)
      setCosts(of: id, up: 0, down: 0)
      symbols[id].level = SolverLevels.required
      setCosts(of: id, up: up, down: down)
    }
  }
#endif
