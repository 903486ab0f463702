/// Writes everything that shows a node.
public struct WhoReporter: Sendable {
  /// How the text is set off.
  public let style: TextStyle

  /// Creates a reporter.
  public init(style: TextStyle = .plain) { self.style = style }

  /// Writes for people who shows a node: one edge a line, as its parent, step and place; then where the app starts it.
  public func writeText(_ node: NavigationNode, in graph: NavigationGraph, to output: inout some TextOutputStream) {
    let edges = graph.parents(of: node.id)
    let starts = graph.roots.filter { $0.node == node.id }
    guard !edges.isEmpty || !starts.isEmpty else {
      output.write("Nothing shows \(printable(node.name)).\n")
      return
    }
    output.write(style.name(of: node) + "\n")
    var table = TextTable()
    for start in starts {
      table.add([style.cell("the app's start"), style.cell(""), style.cell(start.place.description, .step)])
    }
    for edge in edges {
      guard let parent = graph.node(edge.parent) else { continue }
      let way = [edge.step.map { "[\($0)]" }, edge.kind.mark].compactMap { $0 }.joined(separator: " ")
      table.add([
        style.cell(parent.name, parent.isFlow ? .flow : nil), style.cell(way, .mark),
        style.cell(edge.place.description, .step),
      ])
    }
    table.write(indent: "  ", to: &output)
  }

  /// Writes who shows a node as a JSON document with the schema `rxtree-who`; see <doc:JSONSchema>.
  public func writeJSON(_ node: NavigationNode, in graph: NavigationGraph, to output: inout some TextOutputStream) {
    let starts = graph.roots.filter { $0.node == node.id }
    let document = JSONValue.document(
      "rxtree-who",
      [
        "node": .node(node),
        "starts": .array(starts.map { .root($0.node, at: $0.place) }),
        "shownBy": .array(graph.parents(of: node.id).map(JSONValue.edge)),
      ])
    document.write(to: &output)
    output.write("\n")
  }
}
