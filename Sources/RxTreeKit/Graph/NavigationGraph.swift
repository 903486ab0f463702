/// The whole navigation of an app: its flows, coordinators and screens, and every way between them.
///
/// A graph is a value that never changes; build one with ``init(nodes:edges:roots:)`` or get it from an analysis. Edges
/// keep the order in which they were given, which for an analysis is the order of the source within each parent.
public struct NavigationGraph: Sendable {
  /// A place where the app starts a flow or a coordinator.
  public struct Root: Hashable, Sendable {
    /// What is started.
    public let node: NavigationNode.ID
    /// Where.
    public let place: SourcePlace

    /// Creates a root.
    public init(node: NavigationNode.ID, place: SourcePlace) {
      self.node = node
      self.place = place
    }
  }

  /// Every node, ordered by name and then by identifier.
  public let nodes: [NavigationNode]
  /// Every edge, grouped by parent in the order of ``nodes``; no two agree in parent, step, child and kind.
  public let edges: [NavigationEdge]
  /// Where the app starts, the likeliest first.
  public let roots: [Root]

  private let nodesByID: [NavigationNode.ID: NavigationNode]
  private let edgesByParent: [NavigationNode.ID: [NavigationEdge]]

  /// Creates a graph; edges whose ends are not among the nodes are left out.
  ///
  /// O(n log n).
  public init(nodes: [NavigationNode], edges: [NavigationEdge], roots: [Root]) {
    let nodesByID = Dictionary(nodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let kept = edges.filter { nodesByID[$0.parent] != nil && nodesByID[$0.child] != nil }
    let edgesByParent = Dictionary(grouping: kept, by: \.parent).mapValues(Self.withoutRepeats)
    let ordered = nodesByID.values.sorted { ($0.name, $0.id) < ($1.name, $1.id) }
    self.nodesByID = nodesByID
    self.edgesByParent = edgesByParent
    self.nodes = ordered
    self.edges = ordered.flatMap { edgesByParent[$0.id] ?? [] }
    self.roots = roots.filter { nodesByID[$0.node] != nil }
  }

  /// The node with an identifier.
  ///
  /// O(1).
  public func node(_ id: NavigationNode.ID) -> NavigationNode? { nodesByID[id] }

  /// The ways that lead from a node, in the order of the source.
  ///
  /// O(1).
  public func edges(from id: NavigationNode.ID) -> [NavigationEdge] { edgesByParent[id] ?? [] }

  /// The first of the edges that agree in parent, step, child and kind, in the order given.
  private static func withoutRepeats(_ edges: [NavigationEdge]) -> [NavigationEdge] {
    struct Key: Hashable {
      let step: String?
      let child: NavigationNode.ID
      let kind: NavigationEdge.Kind
    }
    var seen: Set<Key> = []
    return edges.filter { seen.insert(Key(step: $0.step, child: $0.child, kind: $0.kind)).inserted }
  }
}
