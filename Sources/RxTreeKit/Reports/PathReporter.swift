/// Writes the shortest ways from one node to another.
public struct PathReporter: Sendable {
  /// How the text is set off.
  public let style: TextStyle

  /// Creates a reporter.
  public init(style: TextStyle = .plain) { self.style = style }

  /// Writes ways for people, with a blank line between them: the start, then one edge a line, with its place.
  ///
  /// Where there is no way, says so; where the start is the end, writes only the node.
  public func writeText(_ paths: NavigationPaths, to output: inout some TextOutputStream) {
    if paths.all.isEmpty {
      output.write("No way leads from \(printable(paths.start.name)) to \(printable(paths.end.name)).\n")
    }
    for (index, path) in paths.all.enumerated() {
      output.write((index > 0 ? "\n" : "") + style.name(of: paths.start) + "\n")
      var table = TextTable()
      for edge in path {
        guard let node = paths.nodes[edge.child] else { continue }
        let way = TextTable.Cell(text: TextStyle.plain.child(node, by: edge), styled: style.child(node, by: edge))
        table.add([way, style.cell(edge.place.description, .step)])
      }
      table.write(indent: "  ", to: &output)
    }
  }

  /// Writes ways as a JSON document with the schema `rxtree-path`; see <doc:JSONSchema>.
  public func writeJSON(_ paths: NavigationPaths, to output: inout some TextOutputStream) {
    let document = JSONValue.document(
      "rxtree-path",
      [
        "from": .node(paths.start), "to": .node(paths.end),
        "paths": .array(paths.all.map { .array($0.map(JSONValue.edge)) }),
      ])
    document.write(to: &output)
    output.write("\n")
  }
}
