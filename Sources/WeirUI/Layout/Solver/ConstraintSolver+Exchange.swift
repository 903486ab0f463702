#if !canImport(UIKit)
  extension ConstraintSolver {
    /// Lets the symbol of a column have a row, in place of the symbol that has the row `row`, which becomes zero.
    ///
    /// - Parameter direction: The side on which the entering symbol is if its value is zero.
    mutating func exchange(row: Int, column: Int, direction: Double) {
      guard let pivot = tableau.cell(row: row, column: column) else { return }
      exchangeCount += 1
      addGradient(of: row, times: -symbols[row].slope)
      let value = -symbols[row].value / tableau.cells[Int(pivot)].value
      tableau.exchange(row: row, column: column, cell: pivot)
      symbols[row].isBasic = false
      symbols[row].value = 0
      symbols[column].isBasic = true
      symbols[column].value = value
      symbols[column].side = abs(value) > ConstraintSolver.tolerance ? (value < 0 ? -1 : 1) : direction
      substitute(column)
      addGradient(of: column, times: symbols[column].slope)
      turnSides()
    }

    /// Writes the new row of a symbol into all rows that still use the symbol.
    private mutating func substitute(_ column: Int) {
      tableau.substitute(column, rows: &changedRows)
      let value = symbols[column].value
      for (row, factor) in changedRows { addValue(factor * value, to: Int(row)) }
    }
  }
#endif
