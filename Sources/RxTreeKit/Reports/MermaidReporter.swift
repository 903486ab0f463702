/// Draws a graph as a Mermaid flowchart.
///
/// Flows are stadiums, coordinators boxes with double sides, screens boxes. A thick line leads to a child flow, a plain
/// arrow to a screen, a dotted one to a screen that is only shown, a line with a circle to a contained screen, and one
/// with a cross to a screen that a screen shows itself. Mermaid itself refuses more than 500 edges unless the page that
/// draws the chart sets `maxEdges`.
public struct MermaidReporter: Sendable {
  /// Creates a reporter.
  public init() {}

  /// Writes the part of a graph that some nodes lead to, in pre-order of the first visit.
  ///
  /// O(n + m).
  public func write(
    _ graph: NavigationGraph, from roots: [NavigationNode.ID], to output: inout some TextOutputStream
  ) {
    let nodes = NumberedNodes(graph.reachable(from: roots))
    output.write("flowchart LR\n")
    for (number, node) in nodes.all.enumerated() {
      let (open, close) = Self.shape(of: node.kind)
      output.write("  n\(number)\(open)\(Self.quoted(node.name))\(close)\n")
    }
    for edge in nodes.edges(of: graph) {
      let label = edge.edge.step.map { $0.isEmpty ? "" : "|\(Self.quoted($0))|" } ?? ""
      output.write("  n\(edge.parent) \(Self.line(of: edge.edge.kind))\(label) n\(edge.child)\n")
    }
  }

  /// The part of a graph that some nodes lead to, as one string.
  public func text(_ graph: NavigationGraph, from roots: [NavigationNode.ID]) -> String {
    var result = ""
    write(graph, from: roots, to: &result)
    return result
  }

  private static func shape(of kind: NavigationNode.Kind) -> (open: String, close: String) {
    switch kind {
    case .flow: ("([", "])")
    case .coordinator: ("[[", "]]")
    case .screen: ("[", "]")
    }
  }

  private static func line(of kind: NavigationEdge.Kind) -> String {
    switch kind {
    case .flow: "==>"
    case .screen: "-->"
    case .shown: "-.->"
    case .child: "--o"
    case .direct: "--x"
    }
  }

  /// A label in quotes; every sign that Mermaid, its Markdown or HTML could take for its own is written as `#35;`.
  ///
  /// An empty text becomes a blank, since Mermaid refuses empty labels.
  static func quoted(_ text: String) -> String {
    if text.isEmpty { return "\" \"" }
    var result = "\""
    for scalar in printable(text).unicodeScalars {
      switch scalar {
      case "a"..."z", "A"..."Z", "0"..."9", " ", ".": result.unicodeScalars.append(scalar)
      case _ where scalar.isASCII: result += "#\(scalar.value);"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
