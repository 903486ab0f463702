/// The name of a person.
struct PersonName: Hashable, Sendable {
  var first: String
  var last: String

  /// The name as it is shown.
  var full: String { "\(first) \(last)" }
}
