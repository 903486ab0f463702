/// Lays help out for a terminal of 80 columns.
enum HelpColumns {
  private static let width = 80
  private static let indent = 2
  private static let gap = 2
  private static let widestName = 26

  /// Names on the left, what they mean on the right; a long name has a line of its own.
  static func text(_ rows: [(name: String, help: String)]) -> String {
    let column = indent + gap + (rows.map(\.name.count).filter { $0 <= widestName }.max() ?? 0)
    return rows.flatMap { row -> [String] in
      let lines = wrap(row.help, to: width - column).map { String(repeating: " ", count: column) + $0 }
      let name = String(repeating: " ", count: indent) + row.name
      guard row.name.count <= widestName, let first = lines.first else { return [name] + lines }
      return [name + first.dropFirst(name.count)] + lines.dropFirst()
    }.joined(separator: "\n")
  }

  /// A text in lines that fit.
  static func paragraph(_ text: String) -> String {
    wrap(text, to: width).joined(separator: "\n")
  }

  private static func wrap(_ text: String, to width: Int) -> [String] {
    var lines: [String] = []
    for word in text.split(separator: " ") {
      if let line = lines.last, line.count + 1 + word.count <= width {
        lines[lines.count - 1] = line + " " + word
      } else {
        lines.append(String(word))
      }
    }
    return lines
  }
}
