// The snippet of the guide UsingRxTreeKit.md; a test keeps the two equal, so this is what the guide says, compiled.
import RxTreeKit

/// The flows of an app as a tree, the way to one of its screens, and what could not be resolved.
func navigation(of folder: String, to screen: String) throws -> String {
  let analysis = try Analysis.run(AnalysisOptions(selection: SourceSelection(directories: [folder])))
  let graph = analysis.graph

  let report = NavigationReport(graph: graph, options: NavigationTreeOptions(only: .flows))
  var text = report.text(as: .text)

  if let root = report.roots.first, case .found(let node) = graph.node(named: screen) {
    for way in graph.shortestPaths(from: root, to: node.id, limit: 1) {
      text += way.map { edge in edge.step ?? "+" }.joined(separator: " > ") + "\n"
    }
  }
  return text + analysis.diagnostics.map { "\($0)\n" }.joined()
}
