import RxTreeKit

/// Where the trees start.
struct RootChoice {
  /// The roots, in order.
  let roots: [NavigationNode.ID]
  /// What a person should know about the choice, a line each.
  let explanation: [String]

  /// Takes the nodes that were named; or else those that the app starts with.
  init(_ names: [String], in graph: NavigationGraph) throws(CommandFailure) {
    guard names.isEmpty else {
      var roots: [NavigationNode.ID] = []
      for name in names { roots.append(try graph.named(name).id) }
      self.roots = roots
      explanation = []
      return
    }
    var seen: Set<NavigationNode.ID> = []
    let starts = graph.roots.filter { seen.insert($0.node).inserted }
    if starts.isEmpty { throw Self.noRoot(in: graph) }
    roots = starts.map(\.node)
    explanation = starts.map { "root \(graph.node($0.node)?.name ?? $0.node.text), started at \($0.place)" }
  }

  private static func noRoot(in graph: NavigationGraph) -> CommandFailure {
    if graph.nodes.isEmpty { return .notFound("The source has no flow, coordinator or screen.") }
    return .notFound(
      "The source starts no flow or coordinator anywhere. Name the root: rxtree ROOT; rxtree list shows the names.")
  }
}
