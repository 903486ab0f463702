import RxTreeKit

extension NavigationGraph {
  /// The node that a person named, or a failure that says what else the name could be.
  func named(_ name: String) throws(CommandFailure) -> NavigationNode {
    switch node(named: name) {
    case .found(let node): return node
    case .ambiguous(let nodes):
      throw .notFound("'\(name)' can be \(nodes.map { "\($0.id.text) (\($0.place))" }.listed("or")). Name one of them.")
    case .unknown(let nearest):
      var question = nearest.isEmpty ? "rxtree list shows the names." : "Did you mean \(nearest.listed("or"))?"
      if System.isDirectory(name) { question = "A folder is given as --dir \(name)." }
      throw .notFound("There is no flow, coordinator or screen named '\(name)'. \(question)")
    }
  }
}
