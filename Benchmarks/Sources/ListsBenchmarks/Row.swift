import WeirBinding

/// A row whose identity is a number.
struct Row: IdentifiableType, Equatable, Sendable {
  var identity: Int
  var text: String

  init(_ number: Int, edits: Int) {
    identity = number
    text = "row \(number), edited \(edits) times"
  }
}

/// A row whose identity is a string.
struct NamedRow: IdentifiableType, Equatable, Sendable {
  var identity: String
  var text: String

  init(_ number: Int, edits: Int) {
    identity = "identity-\(number)"
    text = "row \(number), edited \(edits) times"
  }
}
