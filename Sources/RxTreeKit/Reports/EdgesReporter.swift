/// Writes one edge a line, `parent | step | child | kind`, for scripts.
///
/// Every edge that the roots lead to is written once: the nodes in pre-order of the first visit, the edges of each in
/// the order of the source. Nodes are written by name. An edge without a step has nothing between the bars. In names
/// and steps a backslash is written `\\`; a bar, a blank at either end, and what ``printable(_:)`` escapes are written
/// as `\u{7C}`.
public struct EdgesReporter: Sendable {
  /// Creates a reporter.
  public init() {}

  /// Writes the edges that some nodes lead to.
  ///
  /// O(n + m).
  public func write(
    _ graph: NavigationGraph, from roots: [NavigationNode.ID], to output: inout some TextOutputStream
  ) {
    for parent in graph.reachable(from: roots) {
      let name = Self.field(parent.name)
      for edge in graph.edges(from: parent.id) {
        let child = graph.node(edge.child).map { Self.field($0.name) } ?? ""
        output.write("\(name) | \(Self.field(edge.step ?? "")) | \(child) | \(edge.kind.rawValue)\n")
      }
    }
  }

  /// The edges that some nodes lead to, as one string.
  public func text(_ graph: NavigationGraph, from roots: [NavigationNode.ID]) -> String {
    var result = ""
    write(graph, from: roots, to: &result)
    return result
  }

  /// A name or step such that it can be read back after the line was split at `|` and the blanks at the ends removed.
  static func field(_ text: String) -> String {
    var result = ""
    let scalars = text.unicodeScalars
    for index in scalars.indices {
      let scalar = scalars[index]
      let isAtEnd = index == scalars.startIndex || scalars.index(after: index) == scalars.endIndex
      if scalar == "\\" {
        result += "\\\\"
      } else if scalar == "|" || scalar.isHidden || isAtEnd && scalar.properties.isWhitespace {
        result += scalar.escaped
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
