/// The difference of expected lines and those that were found.
///
/// A line with `…` (or `...`) alone stands for any number of lines.
enum LineDifference {
  /// The lines of both, marked `-` (expected and not there) and `+` (there and not expected); empty where they agree.
  static func lines(expected: [String], found: [String]) -> [String] {
    if matches(expected[...], found[...]) { return [] }
    var result: [String] = []
    var (i, j) = (0, 0)
    let table = lengths(expected, found)
    while i < expected.count || j < found.count {
      if i < expected.count, j < found.count, expected[i] == found[j] {
        result.append("  \(expected[i])")
        (i, j) = (i + 1, j + 1)
      } else if i < expected.count, isGap(expected[i]) {
        result.append("  \(expected[i])")
        i += 1
      } else if j == found.count || i < expected.count && table[i + 1][j] >= table[i][j + 1] {
        result.append("- \(expected[i])")
        i += 1
      } else {
        result.append("+ \(found[j])")
        j += 1
      }
    }
    return result
  }

  private static func isGap(_ line: String) -> Bool { line.trimmingSpaces == "…" || line.trimmingSpaces == "..." }

  /// Whether they agree, by going back to the last gap where a line does not fit.
  private static func matches(_ expected: ArraySlice<String>, _ found: ArraySlice<String>) -> Bool {
    var (i, j) = (expected.startIndex, found.startIndex)
    var gap: (i: Int, j: Int)?
    while j < found.endIndex {
      if i < expected.endIndex, isGap(expected[i]) {
        i += 1
        gap = (i, j)
      } else if i < expected.endIndex, expected[i] == found[j] {
        (i, j) = (i + 1, j + 1)
      } else if let last = gap {
        (i, j) = (last.i, last.j + 1)
        gap = (last.i, last.j + 1)
      } else {
        return false
      }
    }
    return expected[i...].allSatisfy(isGap)
  }

  /// For each pair of places, how many lines the rests have in common at most.
  private static func lengths(_ expected: [String], _ found: [String]) -> [[Int]] {
    var table = Array(repeating: Array(repeating: 0, count: found.count + 1), count: expected.count + 1)
    for i in expected.indices.reversed() {
      for j in found.indices.reversed() {
        table[i][j] = expected[i] == found[j] ? table[i + 1][j + 1] + 1 : max(table[i + 1][j], table[i][j + 1])
      }
    }
    return table
  }
}
