/// The brackets, strings and `#if` that are open at a place in a file.
struct BracketStack {
  /// What is open.
  enum Kind: UInt8 { case parenthesis, bracket, brace, interpolation, string, directive }

  /// Something that is open.
  struct Entry {
    let kind: Kind
    /// The index of the token that opened it.
    let token: Int
    /// For a string the number of its `#`.
    var pounds = 0
    /// For a string whether it has three quotes.
    var isMultiline = false
  }

  private(set) var entries: [Entry] = []
  private var singleLineStrings = 0
  private var braces = 0

  /// Whether an interpolation of a string that may not span lines is open.
  var isInSingleLineString: Bool { singleLineStrings > 0 }
  /// Whether a brace is open, however deep below the top.
  var hasBrace: Bool { braces > 0 }
  /// What was opened last.
  var top: Entry? { entries.last }

  /// Opens something.
  mutating func push(_ entry: Entry) {
    entries.append(entry)
    count(entry, by: 1)
  }

  /// Closes what was opened last.
  mutating func pop() -> Entry? {
    guard let entry = entries.popLast() else { return nil }
    count(entry, by: -1)
    return entry
  }

  private mutating func count(_ entry: Entry, by step: Int) {
    if entry.kind == .brace { braces += step }
    if entry.kind == .string, !entry.isMultiline { singleLineStrings += step }
  }
}
