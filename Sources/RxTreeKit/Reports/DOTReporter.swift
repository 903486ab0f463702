/// Draws a graph in the language of Graphviz.
///
/// Flows are rounded boxes, coordinators boxes with a double border, screens boxes. A bold line leads to a child flow,
/// a plain one to a screen, a dashed one to a screen that is only shown, a line with a diamond to a contained screen, and
/// a dotted one to a screen that a screen shows itself.
public struct DOTReporter: Sendable {
  /// Creates a reporter.
  public init() {}

  /// Writes the part of a graph that some nodes lead to, in pre-order of the first visit.
  ///
  /// O(n + m).
  public func write(
    _ graph: NavigationGraph, from roots: [NavigationNode.ID], to output: inout some TextOutputStream
  ) {
    let nodes = NumberedNodes(graph.reachable(from: roots))
    output.write("digraph navigation {\n  rankdir=LR;\n  node [shape=box];\n")
    for (number, node) in nodes.all.enumerated() {
      output.write("  n\(number) [label=\(Self.quoted(node.name))\(Self.shape(of: node.kind))];\n")
    }
    for edge in nodes.edges(of: graph) {
      let label = edge.edge.step.map { ["label=\(Self.quoted($0))"] } ?? []
      let attributes = (label + Self.line(of: edge.edge.kind)).joined(separator: ", ")
      output.write("  n\(edge.parent) -> n\(edge.child)\(attributes.isEmpty ? "" : " [\(attributes)]");\n")
    }
    output.write("}\n")
  }

  /// The part of a graph that some nodes lead to, as one string.
  public func text(_ graph: NavigationGraph, from roots: [NavigationNode.ID]) -> String {
    var result = ""
    write(graph, from: roots, to: &result)
    return result
  }

  private static func shape(of kind: NavigationNode.Kind) -> String {
    switch kind {
    case .flow: ", style=rounded"
    case .coordinator: ", peripheries=2"
    case .screen: ""
    }
  }

  private static func line(of kind: NavigationEdge.Kind) -> [String] {
    switch kind {
    case .flow: ["style=bold"]
    case .screen: []
    case .shown: ["style=dashed"]
    case .child: ["arrowhead=diamond"]
    case .direct: ["style=dotted"]
    }
  }

  /// A label in quotes, in which neither Graphviz's escapes nor its HTML entities work.
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in printable(text).unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "&": result += "&amp;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
