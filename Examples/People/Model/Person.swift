/// A person that the app knows.
struct Person: Hashable, Sendable {
  let name: PersonName
  let number: String

  init(_ first: String, _ last: String, number: String) {
    name = PersonName(first: first, last: last)
    self.number = number
  }
}

extension Person: CustomStringConvertible {
  /// The name, as the log of steps shows it.
  var description: String { name.full }
}
