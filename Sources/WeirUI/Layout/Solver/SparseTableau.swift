#if !canImport(UIKit)
  /// Rows of coefficients, kept as cells that are linked along their row and along their column.
  ///
  /// All cells live in one array, and a cell that goes is used again: once the array has grown, nothing allocates. The
  /// lists have no order of their own that a caller may rely on, but the same calls always give the same lists. A row
  /// and a column are named by the same kind of number; how they relate is up to the caller.
  struct SparseTableau {
    /// One coefficient that is not zero.
    struct Cell {
      var value: Double
      var row: Int32
      var column: Int32
      var nextInRow: Int32
      var previousInRow: Int32
      var nextInColumn: Int32
      var previousInColumn: Int32
    }

    /// What stands for "no cell".
    static let none: Int32 = -1
    /// A coefficient nearer to zero than this is what rounding left of one that has cancelled out.
    static let negligible = 1e-11

    private(set) var cells: ContiguousArray<Cell> = []
    private var firstFree = SparseTableau.none
    private var rowHeads: ContiguousArray<Int32> = []
    private var columnHeads: ContiguousArray<Int32> = []
    private var rowCounts: ContiguousArray<Int32> = []
    private var columnCounts: ContiguousArray<Int32> = []
    /// For a while, the cells of one row by column, or of one column by row.
    private var slots: ContiguousArray<Int32> = []
    private var longRows: ContiguousArray<(row: Int32, factor: Double)> = []

    /// Makes room for rows and columns with numbers up to and without `count`.
    mutating func reserve(_ count: Int) {
      while rowHeads.count < count {
        rowHeads.append(SparseTableau.none)
        columnHeads.append(SparseTableau.none)
        rowCounts.append(0)
        columnCounts.append(0)
        slots.append(SparseTableau.none)
      }
    }

    /// The first cell of a row.
    func firstInRow(_ row: Int) -> Int32 { rowHeads[row] }

    /// The first cell of a column.
    func firstInColumn(_ column: Int) -> Int32 { columnHeads[column] }

    /// How many cells a column has.
    func count(ofColumn column: Int) -> Int { Int(columnCounts[column]) }

    /// The cell at a row and a column; takes as long as the shorter of the two is.
    func cell(row: Int, column: Int) -> Int32? {
      let goesAlongRow = rowCounts[row] <= columnCounts[column]
      var index = goesAlongRow ? rowHeads[row] : columnHeads[column]
      while index != SparseTableau.none {
        let cell = cells[Int(index)]
        if cell.row == Int32(row), cell.column == Int32(column) { return index }
        index = goesAlongRow ? cell.nextInRow : cell.nextInColumn
      }
      return nil
    }

    /// Puts a cell at a place that has none.
    mutating func insert(row: Int, column: Int, value: Double) {
      let rowHead = rowHeads[row]
      let columnHead = columnHeads[column]
      let index = takeIndex(
        Cell(
          value: value, row: Int32(row), column: Int32(column), nextInRow: rowHead, previousInRow: SparseTableau.none,
          nextInColumn: columnHead, previousInColumn: SparseTableau.none))
      if rowHead != SparseTableau.none { cells[Int(rowHead)].previousInRow = index }
      if columnHead != SparseTableau.none { cells[Int(columnHead)].previousInColumn = index }
      rowHeads[row] = index
      columnHeads[column] = index
      rowCounts[row] += 1
      columnCounts[column] += 1
    }

    /// Takes a cell out of its row and its column.
    mutating func remove(_ index: Int32) {
      let cell = cells[Int(index)]
      if cell.previousInRow == SparseTableau.none {
        rowHeads[Int(cell.row)] = cell.nextInRow
      } else {
        cells[Int(cell.previousInRow)].nextInRow = cell.nextInRow
      }
      if cell.nextInRow != SparseTableau.none { cells[Int(cell.nextInRow)].previousInRow = cell.previousInRow }
      if cell.previousInColumn == SparseTableau.none {
        columnHeads[Int(cell.column)] = cell.nextInColumn
      } else {
        cells[Int(cell.previousInColumn)].nextInColumn = cell.nextInColumn
      }
      if cell.nextInColumn != SparseTableau.none {
        cells[Int(cell.nextInColumn)].previousInColumn = cell.previousInColumn
      }
      rowCounts[Int(cell.row)] -= 1
      columnCounts[Int(cell.column)] -= 1
      cells[Int(index)].nextInRow = firstFree
      firstFree = index
    }

    /// Takes all cells out of a row.
    mutating func clearRow(_ row: Int) {
      while rowHeads[row] != SparseTableau.none { remove(rowHeads[row]) }
    }

    /// Takes all cells out of a column.
    mutating func clearColumn(_ column: Int) {
      while columnHeads[column] != SparseTableau.none { remove(columnHeads[column]) }
    }

    /// Adds `amount` to the coefficient at a row and a column; takes as long as the shorter of the two is.
    mutating func add(_ amount: Double, row: Int, column: Int) {
      if let index = cell(row: row, column: column) {
        change(index, by: amount)
      } else if abs(amount) > SparseTableau.negligible {
        insert(row: row, column: column, value: amount)
      }
    }

    /// Adds `factor` times the row `source` to the row `target`.
    ///
    /// Takes as long as both rows are, or less if the target is long and the columns that change are short.
    mutating func add(row source: Int, times factor: Double, to target: Int) {
      if columnWork(ofRow: source, upTo: Int(rowCounts[target])) < Int(rowCounts[target]) {
        var index = rowHeads[source]
        while index != SparseTableau.none {
          let cell = cells[Int(index)]
          add(factor * cell.value, row: target, column: Int(cell.column))
          index = cell.nextInRow
        }
      } else {
        addByRow(source, times: factor, to: target)
      }
    }

    /// Replaces the column `symbol` in all rows by what the row `symbol` says it is.
    ///
    /// Goes along short rows; for the long ones along the columns that change, if these are shorter. The rows that were
    /// in the column are in `rows` afterwards, with the coefficients that they had.
    mutating func substitute(_ symbol: Int, rows: inout ContiguousArray<(row: Int32, factor: Double)>) {
      takeOut(column: symbol, rows: &rows)
      longRows.removeAll(keepingCapacity: true)
      var rowWork = 0
      for (row, factor) in rows {
        if rowCounts[Int(row)] < 2 * rowCounts[symbol] + 16 {
          addByRow(symbol, times: factor, to: Int(row))
        } else {
          longRows.append((row, factor))
          rowWork += Int(rowCounts[Int(row)])
        }
      }
      if columnWork(ofRow: symbol, upTo: rowWork) < rowWork {
        addToLongRows(symbol)
      } else {
        for (row, factor) in longRows { addByRow(symbol, times: factor, to: Int(row)) }
      }
    }

    /// Solves the row `row` for the unknown of `column`, so that it becomes the row of that unknown, and has a cell in
    /// the column of the unknown whose row it was.
    mutating func exchange(row: Int, column: Int, cell pivot: Int32) {
      let factor = -1 / cells[Int(pivot)].value
      remove(pivot)
      let head = rowHeads[row]
      rowHeads[row] = SparseTableau.none
      rowHeads[column] = head
      rowCounts[column] = rowCounts[row]
      rowCounts[row] = 0
      var index = head
      while index != SparseTableau.none {
        cells[Int(index)].value *= factor
        cells[Int(index)].row = Int32(column)
        index = cells[Int(index)].nextInRow
      }
      insert(row: column, column: row, value: -factor)
    }

    private mutating func takeIndex(_ cell: Cell) -> Int32 {
      guard firstFree != SparseTableau.none else {
        cells.append(cell)
        return Int32(cells.count - 1)
      }
      let index = firstFree
      firstFree = cells[Int(index)].nextInRow
      cells[Int(index)] = cell
      return index
    }

    private mutating func change(_ index: Int32, by amount: Double) {
      let value = cells[Int(index)].value + amount
      if abs(value) > SparseTableau.negligible {
        cells[Int(index)].value = value
      } else {
        remove(index)
      }
    }

    /// How long the columns are that a row uses, or anything from `limit` on.
    private func columnWork(ofRow row: Int, upTo limit: Int) -> Int {
      var work = 0
      var index = rowHeads[row]
      while index != SparseTableau.none, work < limit {
        work += Int(columnCounts[Int(cells[Int(index)].column)])
        index = cells[Int(index)].nextInRow
      }
      return work
    }

    private mutating func addByRow(_ source: Int, times factor: Double, to target: Int) {
      mark(source)
      var index = rowHeads[target]
      while index != SparseTableau.none {
        let next = cells[Int(index)].nextInRow
        let column = Int(cells[Int(index)].column)
        let slot = slots[column]
        if slot != SparseTableau.none {
          slots[column] = SparseTableau.none
          change(index, by: factor * cells[Int(slot)].value)
        }
        index = next
      }
      insertMarked(source, times: factor, into: target)
    }

    private mutating func mark(_ row: Int) {
      var index = rowHeads[row]
      while index != SparseTableau.none {
        slots[Int(cells[Int(index)].column)] = index
        index = cells[Int(index)].nextInRow
      }
    }

    private mutating func insertMarked(_ source: Int, times factor: Double, into target: Int) {
      var index = rowHeads[source]
      while index != SparseTableau.none {
        let cell = cells[Int(index)]
        if slots[Int(cell.column)] != SparseTableau.none {
          slots[Int(cell.column)] = SparseTableau.none
          let value = factor * cell.value
          if abs(value) > SparseTableau.negligible { insert(row: target, column: Int(cell.column), value: value) }
        }
        index = cell.nextInRow
      }
    }

    private mutating func takeOut(column: Int, rows: inout ContiguousArray<(row: Int32, factor: Double)>) {
      rows.removeAll(keepingCapacity: true)
      while columnHeads[column] != SparseTableau.none {
        let cell = cells[Int(columnHeads[column])]
        rows.append((cell.row, cell.value))
        remove(columnHeads[column])
      }
    }

    private mutating func addToLongRows(_ source: Int) {
      var index = rowHeads[source]
      while index != SparseTableau.none {
        let cell = cells[Int(index)]
        addToLongRows(column: Int(cell.column), times: cell.value)
        index = cell.nextInRow
      }
    }

    private mutating func addToLongRows(column: Int, times factor: Double) {
      var index = columnHeads[column]
      while index != SparseTableau.none {
        slots[Int(cells[Int(index)].row)] = index
        index = cells[Int(index)].nextInColumn
      }
      for place in longRows.indices {
        let (row, rowFactor) = longRows[place]
        let slot = slots[Int(row)]
        if slot != SparseTableau.none {
          slots[Int(row)] = SparseTableau.none
          change(slot, by: factor * rowFactor)
        } else if abs(factor * rowFactor) > SparseTableau.negligible {
          insert(row: Int(row), column: column, value: factor * rowFactor)
        }
      }
      index = columnHeads[column]
      while index != SparseTableau.none {
        slots[Int(cells[Int(index)].row)] = SparseTableau.none
        index = cells[Int(index)].nextInColumn
      }
    }
  }
#endif
