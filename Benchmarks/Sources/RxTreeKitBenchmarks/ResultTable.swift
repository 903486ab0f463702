import Foundation

/// Prints what was measured, a line for each size.
struct ResultTable {
  private static let columns = [
    "parts", "lines", "KB", "kept", "scan", "reduce", "parse all", "parse kept", "cold", "warm", "lines/s", "cold/kept",
    "all/cold", "twice",
  ]
  private var previous: Measurement?

  init(_ app: GeneratedApp) {
    print("\n\(app.rawValue)")
    print(Self.columns.map(Self.padded).joined(separator: " "))
  }

  /// Prints a line; times are milliseconds on the clock.
  mutating func add(_ size: Int, _ found: Measurement) {
    var cells = [
      "\(size)", "\(found.lines)", "\(found.bytes / 1000)", "\(100 * found.keptBytes / max(1, found.bytes))%",
    ]
    cells += [found.scan, found.reduction, found.wholeParse, found.keptParse, found.cold, found.warm].map { taken in
      String(format: "%.1f", taken.wall * 1000)
    }
    cells.append("\(Int(Double(found.lines) / found.cold.wall))")
    cells.append(Self.ratio(found.cold.wall, found.keptParse.wall))
    cells.append(Self.ratio(found.wholeParse.wall, found.cold.wall))
    cells.append(previous.map { Self.ratio(found.cold.cpu, $0.cold.cpu) } ?? "")
    print(cells.map(Self.padded).joined(separator: " "))
    previous = found
  }

  private static func ratio(_ first: Double, _ second: Double) -> String { String(format: "%.2f", first / second) }

  private static func padded(_ text: String) -> String {
    String(repeating: " ", count: max(0, 10 - text.count)) + text
  }
}
