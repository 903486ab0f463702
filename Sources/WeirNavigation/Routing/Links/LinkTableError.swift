/// What is wrong with a table of links; a fault of the program, found when the table is made.
public enum LinkTableError: Error, Hashable, Sendable {
  /// A pattern cannot be read.
  case badPattern(String, reason: String)
  /// A name is used by the link or by its route, but not by both, so that one could not be made of the other.
  case unmatchedName(String, link: String, route: String)
  /// One URL fits both links, and neither says more than the other.
  case ambiguous(String, String)
}

extension LinkTableError: CustomStringConvertible {
  /// What is wrong, with the patterns.
  public var description: String {
    switch self {
    case .badPattern(let pattern, let reason): "the pattern '\(pattern)': \(reason)"
    case .unmatchedName(let name, let link, let route):
      "'\(name)' is in only one of the link '\(link)' and its route '\(route)'"
    case .ambiguous(let first, let second):
      "the links '\(first)' and '\(second)' fit the same URLs, and neither says more than the other"
    }
  }
}
