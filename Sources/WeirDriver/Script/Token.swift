/// A word of a command, or a text between quotes.
struct Token: Sendable, Hashable {
  /// The text, without quotes and escapes.
  var text: String
  /// Whether it stood between quotes.
  var isQuoted = false
  /// The number behind the quotes, as in `"Save":2`.
  var ordinal: Int?
  /// Where it begins, from 1 on.
  var column: Int
}
