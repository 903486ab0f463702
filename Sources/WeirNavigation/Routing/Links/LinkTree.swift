/// The paths of all links, merged from their beginnings.
final class LinkTree {
  private var literals: [String: LinkTree] = [:]
  private var parameters: [LinkParameterKind: LinkTree] = [:]
  /// The links whose path ends here.
  private var ends: [Int] = []
  /// The links whose path ends with any segments from here on.
  private var rests: [Int] = []

  /// Adds a link's path.
  func add(_ segments: ArraySlice<LinkSegment>, link: Int) {
    var node = self
    for segment in segments {
      switch segment {
      case .literal(let text): node = node.child(&node.literals, text)
      case .parameter(let parameter): node = node.child(&node.parameters, parameter.kind)
      case .rest: return node.rests.append(link)
      }
    }
    node.ends.append(link)
  }

  private func child<Key>(_ children: inout [Key: LinkTree], _ key: Key) -> LinkTree {
    if let child = children[key] { return child }
    let child = LinkTree()
    children[key] = child
    return child
  }

  /// The links whose path is this one, those that say more before those that say less.
  ///
  /// Each node is reached by at most one part of the path, so this is linear in the path and the nodes.
  func links(of segments: ArraySlice<String>) -> [Int] {
    guard let segment = segments.first else { return ends }
    var found = literals[segment]?.links(of: segments.dropFirst()) ?? []
    for kind in LinkParameterKind.allCases where kind.takes(segment) {
      found += parameters[kind]?.links(of: segments.dropFirst()) ?? []
    }
    return found + rests
  }

  /// The first place where the path leaves all links, and what could be there.
  func firstUnknown(of segments: ArraySlice<String>, from position: Int = 1) -> (position: Int, expected: [String]) {
    var furthest = (position: position, expected: expected)
    guard let segment = segments.first else { return furthest }
    let next = [literals[segment]] + LinkParameterKind.allCases.map { $0.takes(segment) ? parameters[$0] : nil }
    for child in next.compactMap({ $0 }) {
      let found = child.firstUnknown(of: segments.dropFirst(), from: position + 1)
      if found.position > furthest.position { furthest = found }
    }
    return furthest
  }

  private var expected: [String] {
    literals.keys.sorted().map { "'\($0)'" }
      + LinkParameterKind.allCases.filter { parameters[$0] != nil }.map {
        $0 == .int ? "a whole number" : "a \($0.rawValue)"
      }
      + (rests.isEmpty ? [] : ["any segments"])
  }
}
