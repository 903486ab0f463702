/// What a graph knows about a name that a person typed.
public enum NodeLookup: Hashable, Sendable {
  /// Exactly one node answers to it.
  case found(NavigationNode)
  /// Several do, in the order of the graph's nodes.
  case ambiguous([NavigationNode])
  /// None does; the names that are nearest to it, the nearest first, at most three.
  case unknown(nearest: [String])
}

extension NavigationGraph {
  /// Looks a node up by what a person typed.
  ///
  /// Tried in this order, and the first that fits any node decides: the whole identifier, the name, the last part of a
  /// qualified name, each of these without regard to case. O(n) and the length of the names.
  public func node(named text: String) -> NodeLookup {
    if let node = node(NavigationNode.ID(text)) { return .found(node) }
    let folded = text.lowercased()
    let rules: [(NavigationNode) -> Bool] = [
      { $0.name == text },
      { $0.lastNamePart == text },
      { $0.id.text.lowercased() == folded || $0.name.lowercased() == folded },
      { $0.lastNamePart.lowercased() == folded },
    ]
    for rule in rules {
      let matches = nodes.filter(rule)
      if let only = matches.first { return matches.count == 1 ? .found(only) : .ambiguous(matches) }
    }
    return .unknown(nearest: nearestNames(to: folded))
  }

  /// Nothing is suggested for a longer text, so that a look-up stays quick whatever was typed.
  private static let longestGuessedName = 200

  private func nearestNames(to folded: String) -> [String] {
    let wanted = Array(folded.unicodeScalars)
    guard wanted.count <= Self.longestGuessedName else { return [] }
    let limit = min(3, max(1, wanted.count / 3))
    var distances: [String: Int] = [:]
    for node in nodes {
      for name in [node.name, node.lastNamePart] {
        let scalars = Array(name.lowercased().unicodeScalars)
        let near = editDistance(wanted, scalars, limit: limit)
        // Who types the start of a name means it, but means a name with fewer slips more.
        let distance = near ?? (wanted.count >= 3 && scalars.starts(with: wanted) ? limit + 1 : nil)
        if let distance { distances[node.name] = min(distance, distances[node.name] ?? Int.max) }
      }
    }
    return distances.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.prefix(3).map(\.key)
  }
}

extension NavigationNode {
  /// The name without the types that it is nested in.
  var lastNamePart: String {
    name.utf8.lastIndex(of: UInt8(ascii: ".")).map { String(name[name.utf8.index(after: $0)...]) } ?? name
  }
}
