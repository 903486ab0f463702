#if !canImport(UIKit)
  extension ConstraintSolver {
    /// Lets a variable be moved by ``suggest(_:for:)``; it stays where it is until then.
    mutating func addEdit(_ variable: SolverVariable, strength: SolverStrength) {
      removeEdit(variable)
      edits[variable] = add(LinearExpression(variable, plus: -value(of: variable)), .equal, strength: strength)
    }

    /// Wants a variable to have a value, as strongly as its edit says.
    mutating func suggest(_ value: Double, for variable: SolverVariable) {
      if let edit = edits[variable] { setConstant(-value, of: edit) }
    }

    /// Ends the edit of a variable.
    mutating func removeEdit(_ variable: SolverVariable) {
      if let edit = edits.removeValue(forKey: variable) { remove(edit) }
    }

    /// Whether a variable could have another value at the same cost.
    ///
    /// Solves a copy twice, so it takes its time.
    func isAmbiguous(_ variable: SolverVariable) -> Bool {
      [-1.0, 1].contains { shift in
        var copy = self
        _ = copy.solve()
        let value = copy.value(of: variable)
        // Strength zero is below every level of a layout.
        _ = copy.add(LinearExpression(variable, plus: -(value + shift)), .equal, strength: SolverStrength(0))
        _ = copy.solve()
        return abs(copy.value(of: variable) - value) > 1e-6
      }
    }
  }
#endif
