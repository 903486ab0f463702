#if !canImport(UIKit)
  extension ConstraintSolver {
    /// Gives a symbol other slopes, and the levels their new gradients.
    mutating func setCosts(of id: Int, up: Double, down: Double) {
      let before = symbols[id].slope
      symbols[id].upCost = up
      symbols[id].downCost = down
      addGradient(of: id, times: symbols[id].slope - before)
    }

    /// Adds to the gradient of a symbol's level `factor` times the symbol's row.
    mutating func addGradient(of id: Int, times factor: Double) {
      guard factor != 0, symbols[id].isBasic, !isRebuilding else { return }
      tableau.add(row: id, times: factor, to: levels.levels[symbols[id].level].objective)
    }

    /// Adds to the value of a symbol that has a row, and notes it if it is then on the other side of zero.
    ///
    /// The note is worked off by ``turnSides()``: to do it here would change columns that a caller goes along.
    mutating func addValue(_ amount: Double, to id: Int) {
      guard symbols[id].role != .objective else { return }
      symbols[id].value += amount
      if symbols[id].isOnWrongSide { turned.append(Int32(id)) }
    }

    /// Puts the symbols that were noted on the side where their values are.
    mutating func turnSides() {
      while let id = turned.popLast() {
        if symbols[Int(id)].isBasic, symbols[Int(id)].isOnWrongSide { turnSide(of: Int(id)) }
      }
    }

    /// Puts a symbol on its other side.
    mutating func turnSide(of id: Int) {
      addGradient(of: id, times: -symbols[id].side * symbols[id].bend)
      symbols[id].side = -symbols[id].side
    }
  }
#endif
