#if !canImport(UIKit)
  import TestSupport
  import Testing

  @testable import WeirUI

  @Suite struct SparseTableauTests {
    /// The tableau as a table.
    private func table(_ tableau: SparseTableau, _ count: Int) -> [[Double]] {
      (0..<count).map { row in
        (0..<count).map { column in
          tableau.cell(row: row, column: column).map { tableau.cells[Int($0)].value } ?? 0
        }
      }
    }

    private func filled(_ rows: [[Double]]) -> SparseTableau {
      var tableau = SparseTableau()
      tableau.reserve(rows.count)
      for (row, values) in rows.enumerated() {
        for (column, value) in values.enumerated() where value != 0 {
          tableau.insert(row: row, column: column, value: value)
        }
      }
      return tableau
    }

    @Test func rowsAreAdded() {
      var tableau = filled([[1, 2, 0], [0, 4, 5], [0, 0, 0]])
      tableau.add(row: 0, times: 2, to: 1)
      #expect(table(tableau, 3) == [[1, 2, 0], [2, 8, 5], [0, 0, 0]])
      tableau.add(row: 0, times: -4, to: 1)
      #expect(table(tableau, 3) == [[1, 2, 0], [-2, 0, 5], [0, 0, 0]])
      #expect(tableau.count(ofColumn: 1) == 1)
    }

    @Test func cellsThatCancelAreGone() {
      var tableau = filled([[1, 2], [1, 2]])
      tableau.add(row: 0, times: -1, to: 1)
      #expect(tableau.firstInRow(1) == SparseTableau.none)
      tableau.add(1e-13, row: 1, column: 0)
      #expect(tableau.cell(row: 1, column: 0) == nil)
    }

    @Test func cellsAreUsedAgain() {
      var tableau = filled([[1, 2], [3, 4]])
      for _ in 0..<100 {
        tableau.clearRow(0)
        tableau.clearColumn(1)
        tableau.insert(row: 0, column: 0, value: 1)
        tableau.insert(row: 0, column: 1, value: 2)
        tableau.insert(row: 1, column: 1, value: 4)
      }
      #expect(tableau.cells.count == 4)
      #expect(table(tableau, 2) == [[1, 2], [3, 4]])
    }

    @Test func aRowIsSolvedForAnotherUnknown() throws {
      // Row 0: u0 = 2 u1 - 4 u2, so u1 = 0.5 u0 + 2 u2.
      var tableau = filled([[0, 2, -4], [0, 0, 0], [0, 0, 0]])
      let pivot = try #require(tableau.cell(row: 0, column: 1))
      tableau.exchange(row: 0, column: 1, cell: pivot)
      #expect(table(tableau, 3) == [[0, 0, 0], [0.5, 0, 2], [0, 0, 0]])
    }

    @Test(arguments: 1...60) func substitutingGivesWhatATableGives(seed: Int) {
      var generator = SeededGenerator(seed: UInt64(seed))
      let count = 40
      // Rows of the first 20 unknowns in terms of the others, sparse in some runs and dense in others.
      let density = Double(seed % 6 + 1) / 6
      var rows = (0..<count).map { row in
        (0..<count).map { column in
          row < 20 && column >= 20 && Double.random(in: 0..<1, using: &generator) < density
            ? Double(Int.random(in: -3...3, using: &generator)) : 0
        }
      }
      // Some short rows beside the long ones.
      for row in 0..<5 { for column in 23..<count { rows[row][column] = 0 } }
      rows[3][20] = 2
      var tableau = filled(rows)
      guard let pivot = tableau.cell(row: 3, column: 20) else { return }
      tableau.exchange(row: 3, column: 20, cell: pivot)
      var changed: ContiguousArray<(row: Int32, factor: Double)> = []
      tableau.substitute(20, rows: &changed)
      var expected = rows
      expected[3] = Array(repeating: 0, count: count)
      expected[20] = rows[3].map { $0 / -2 }
      expected[20][20] = 0
      expected[20][3] = 0.5
      for row in 0..<20 where row != 3 {
        let factor = rows[row][20]
        expected[row][20] = 0
        for column in 0..<count { expected[row][column] += factor * expected[20][column] }
      }
      #expect(table(tableau, count) == expected, "seed \(seed)")
      #expect(changed.count == (0..<20).count { $0 != 3 && rows[$0][20] != 0 })
      for column in 0..<count {
        #expect(tableau.count(ofColumn: column) == expected.count { $0[column] != 0 }, "seed \(seed)")
      }
    }
  }
#endif
