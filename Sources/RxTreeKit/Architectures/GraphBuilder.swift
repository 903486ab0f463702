/// Builds the graph of a program: analyses every flow, coordinator and screen, each in the manner of its architecture.
struct GraphBuilder {
  private let program: Program
  private let evaluator: Evaluator
  private let pool: WorkerPool
  private let place: (Position) -> SourcePlace

  /// What comes out.
  struct Result {
    let graph: NavigationGraph
    let unresolved: [(node: NavigationNode.ID, event: Event, place: SourcePlace)]
    let cut: [NavigationNode.ID]
  }

  init(
    program: Program, storyboards: StoryboardIndex? = nil, pool: WorkerPool, place: @escaping (Position) -> SourcePlace
  ) {
    self.program = program
    self.pool = pool
    self.place = place
    evaluator = Evaluator(program: program, storyboards: storyboards)
  }

  func build() -> Result {
    let nodes = program.ownTypes.filter { program.role(of: $0.id).isNode }
    let result = NodeRun(program: program, storyboards: evaluator.storyboards, pool: pool).result(nodes.map(\.id))
    let found = withoutEmptyStages(result.found + ContainedScreens(evaluator: evaluator).assembled())
    let known = Set(nodes.map(\.id))
    // SwiftUI views and undeclared screens are nodes where something leads to them.
    let views = Set(found.map(\.child)).filter { program.role(of: $0) == .view || !known.contains($0) }
    let names = NodeNames(program: program, nodes: nodes.map(\.id) + views)
    return Result(
      graph: graph(nodes.map(\.id) + views, found, names),
      unresolved: result.unresolved.map { (names.id($0.node), $0.event, place($0.event.position)) },
      cut: result.cut.map(names.id))
  }

  /// A navigation controller of the app that leads nowhere by itself is only the stage of what it shows.
  private func withoutEmptyStages(_ found: [Finding]) -> [Finding] {
    let parents = Set(found.map(\.parent))
    return found.filter { !program.isNavigationController($0.child) || parents.contains($0.child) }
  }

  private func graph(_ nodes: [TypeID], _ found: [Finding], _ names: NodeNames) -> NavigationGraph {
    let views = ViewModels(program: program)
    let shown = Set(found.map(\.child))
    let all = nodes.map { id in
      NavigationNode(
        id: names.id(id), name: names.name(id), kind: kind(id),
        place: program.foreignPlace(of: id) ?? place(program[id].position),
        viewModel: views.viewModel(of: id), isBase: !shown.contains(id) && !program.implementers(of: id).isEmpty)
    }
    let edges = found.map { finding in
      NavigationEdge(
        parent: names.id(finding.parent), step: finding.step, child: names.id(finding.child), kind: finding.kind,
        place: place(finding.position))
    }
    let graph = NavigationGraph(nodes: all, edges: edges, roots: [])
    return NavigationGraph(nodes: all, edges: edges, roots: withoutReached(roots(names, edges), graph))
  }

  /// Roots that an earlier root leads to are drawn there.
  private func withoutReached(_ roots: [NavigationGraph.Root], _ graph: NavigationGraph) -> [NavigationGraph.Root] {
    var reached: Set<NavigationNode.ID> = []
    return roots.filter { root in
      guard !reached.contains(root.node) else { return false }
      reached.formUnion(graph.reachable(from: root.node).map(\.id))
      return true
    }
  }

  private func kind(_ id: TypeID) -> NavigationNode.Kind {
    switch program.role(of: id) {
    case .flow: .flow
    case .coordinator: .coordinator
    default: .screen
    }
  }

  private func roots(_ names: NodeNames, _ edges: [NavigationEdge]) -> [NavigationGraph.Root] {
    let starts = EntryAnalysis(evaluator: evaluator).starts()
    let flows = starts.filter { program.role(of: $0.node).isFlow }
    let started = flows.filter(\.isStarted)
    let screens = starts.filter { $0.isStarted && program.role(of: $0.node) == .screen }
    let chosen = flows.isEmpty ? screens : started.isEmpty ? flows : started
    var seen: Set<TypeID> = []
    return chosen.filter { seen.insert($0.node).inserted }.map {
      NavigationGraph.Root(node: names.id($0.node), place: place($0.position))
    }
  }
}
