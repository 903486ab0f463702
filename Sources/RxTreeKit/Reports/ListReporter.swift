/// Writes the nodes of a graph by kind, with their places.
public struct ListReporter: Sendable {
  /// How the text is set off.
  public let style: TextStyle

  /// Creates a reporter.
  public init(style: TextStyle = .plain) { self.style = style }

  /// Writes a listing for people; kinds without nodes are left out.
  ///
  /// O(n).
  public func writeText(_ listing: NodeListing, to output: inout some TextOutputStream) {
    var isFirst = true
    for kind in NavigationNode.Kind.allCases {
      let nodes = listing.nodes(kind)
      guard !nodes.isEmpty else { continue }
      output.write((isFirst ? "" : "\n") + style(.heading, "\(Self.title(of: kind)) (\(nodes.count))") + "\n")
      isFirst = false
      var table = TextTable()
      for node in nodes {
        table.add([
          style.cell(node.name, node.isFlow ? .flow : nil), style.cell(node.viewModel ?? ""),
          style.cell(node.place.description, .step),
        ])
      }
      table.write(indent: "  ", to: &output)
    }
  }

  /// Writes a listing as a JSON document with the schema `rxtree-list`; see <doc:JSONSchema>.
  ///
  /// O(n).
  public func writeJSON(_ listing: NodeListing, to output: inout some TextOutputStream) {
    let document = JSONValue.document(
      "rxtree-list",
      [
        "flows": .array(listing.flows.map(JSONValue.node)),
        "coordinators": .array(listing.coordinators.map(JSONValue.node)),
        "screens": .array(listing.screens.map(JSONValue.node)),
      ])
    document.write(to: &output)
    output.write("\n")
  }

  private static func title(of kind: NavigationNode.Kind) -> String {
    switch kind {
    case .flow: "Flows"
    case .coordinator: "Coordinators"
    case .screen: "Screens"
    }
  }
}
