/// The lines that were entered, and the way back and forth among them.
struct LineHistory: Sendable {
  private var lines: [String] = []
  private var position = 0
  private var draft = ""
  private let limit: Int

  init(limit: Int = 1000) { self.limit = max(limit, 1) }

  /// Takes a line that was entered; blank ones and repeats are left out.
  mutating func add(_ line: String) {
    if !line.isBlank, lines.last != line { lines.append(line) }
    if lines.count > limit { lines.removeFirst(lines.count - limit) }
    position = lines.count
    draft = ""
  }

  /// The line before; what was being written is kept for the way back.
  mutating func previous(from current: String) -> String? {
    guard position > 0 else { return nil }
    if position == lines.count { draft = current }
    position -= 1
    return lines[position]
  }

  /// The line after, or what was being written.
  mutating func next() -> String? {
    guard position < lines.count else { return nil }
    position += 1
    return position == lines.count ? draft : lines[position]
  }
}
