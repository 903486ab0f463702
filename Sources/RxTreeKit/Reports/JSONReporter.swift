/// Writes a report as a JSON document with the schema `rxtree`, version 1; see <doc:JSONSchema>.
public struct JSONReporter: Sendable {
  /// The version of the schema: it changes when a program that reads the document has to change.
  public static let version = 1

  /// Creates a reporter.
  public init() {}

  /// Writes a report: the nodes and edges that it lists, in pre-order of the first visit.
  ///
  /// O(n + m).
  public func write(_ report: NavigationReport, to output: inout some TextOutputStream) {
    let graph = report.shownGraph
    let nodes = graph.reachable(from: report.listedRoots)
    let places = Dictionary(graph.roots.map { ($0.node, $0.place) }, uniquingKeysWith: { first, _ in first })
    let document = JSONValue.document(
      "rxtree", version: Self.version,
      [
        "roots": .array(report.roots.map { .root($0, at: places[$0]) }),
        "nodes": .array(nodes.map(JSONValue.node)),
        "edges": .array(nodes.flatMap { graph.edges(from: $0.id) }.map(JSONValue.edge)),
        "unreachable": .array(report.unreachable.map(JSONValue.node)),
        "diagnostics": .array(report.diagnostics.map(JSONValue.diagnostic)),
      ])
    document.write(to: &output)
    output.write("\n")
  }
}
