import RxTreeKit

extension Command {
  /// What `--strict` is to look at besides warnings: the flows and coordinators that none of the app's roots leads to.
  ///
  /// Nothing where the source starts no flow at all, or without `--strict`.
  static func unreachable(_ arguments: ParsedArguments, _ analysis: Analysis) -> [Diagnostic] {
    guard arguments.has(.strict), !analysis.graph.roots.isEmpty else { return [] }
    return NavigationReport(graph: analysis.graph).unreachableNotes
  }
}
