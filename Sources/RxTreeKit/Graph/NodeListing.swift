/// The nodes of a graph, by kind.
public struct NodeListing: Hashable, Sendable {
  /// The flows, ordered by name.
  public let flows: [NavigationNode]
  /// The coordinators, ordered by name.
  public let coordinators: [NavigationNode]
  /// The screens, ordered by name.
  public let screens: [NavigationNode]

  /// Lists the nodes of a graph.
  ///
  /// O(n).
  public init(of graph: NavigationGraph) {
    flows = graph.nodes.filter { $0.kind == .flow }
    coordinators = graph.nodes.filter { $0.kind == .coordinator }
    screens = graph.nodes.filter { $0.kind == .screen }
  }

  /// The nodes of a kind, ordered by name.
  public func nodes(_ kind: NavigationNode.Kind) -> [NavigationNode] {
    switch kind {
    case .flow: flows
    case .coordinator: coordinators
    case .screen: screens
    }
  }
}
