/// Lines of cells whose columns stand below each other.
struct TextTable {
  /// A cell: the text that is seen, and the same with what sets it off.
  struct Cell {
    let text: String
    let styled: String
  }

  /// Wider cells than this one push the rest of their line to the right.
  static let widestColumn = 60

  private(set) var rows: [[Cell]] = []

  /// Adds a line.
  mutating func add(_ cells: [Cell]) { rows.append(cells) }

  /// Writes the lines, each after an indent; columns that are empty in every line are left out.
  func write(indent: String, to output: inout some TextOutputStream) {
    let widths = columnWidths
    for row in rows {
      var line = ""
      var padding = indent
      for (cell, width) in zip(row, widths) where width > 0 {
        if !cell.text.isEmpty {
          line += padding + cell.styled
          padding = ""
        }
        padding += String(repeating: " ", count: max(0, width - cell.text.count) + 2)
      }
      output.write(line + "\n")
    }
  }

  private var columnWidths: [Int] {
    var widths: [Int] = []
    for row in rows {
      for (column, cell) in row.enumerated() {
        if column == widths.count { widths.append(0) }
        widths[column] = max(widths[column], min(cell.text.count, Self.widestColumn))
      }
    }
    return widths
  }
}
