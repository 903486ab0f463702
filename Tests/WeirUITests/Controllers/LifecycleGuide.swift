import Foundation

/// The rows of the guide "Lifecycle".
enum LifecycleGuide {
  /// The calls of each row, by what happens; the time that passes is "…".
  static let rows: [String: [String]] = {
    let guide = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("../../../Sources/WeirUI/WeirUI.docc/Lifecycle.md")
    let text = (try? String(contentsOf: guide, encoding: .utf8)) ?? ""
    var rows: [String: [String]] = [:]
    for line in text.split(separator: "\n") where line.hasPrefix("| ") {
      let cells = line.dropFirst().split(separator: "|", omittingEmptySubsequences: false)
      guard cells.count > 2 else { continue }
      let name = cells[0].trimmingCharacters(in: .whitespaces)
      let calls = cells[1].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
      if name != "---", name != "what happens" { rows[name] = calls.filter { !$0.isEmpty } }
    }
    return rows
  }()
}
