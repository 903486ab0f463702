import Testing

@testable import RxTreeKit

/// What holds for the tree of any graph, tried on random ones; the seed is the argument of a failure.
@Suite struct NavigationTreeLawTests {
  @Test(arguments: 0..<300)
  func everyReachableEdgeIsOneItem(seed: Int) {
    let sample = RandomGraph(seed: seed)
    let tree = NavigationTree(of: sample.graph, from: sample.roots)
    let reached = RandomGraph.closure(of: sample.roots, in: sample.edges)
    let shown = tree.items.compactMap(\.edge)
    #expect(Set(tree.items.map(\.node.id)) == reached)
    #expect(Set(shown) == Set(sample.graph.edges.filter { reached.contains($0.parent) }))
    #expect(Set(shown).count == shown.count)
  }

  @Test(arguments: 0..<300)
  func marksSayWhatIsSo(seed: Int) {
    let sample = RandomGraph(seed: seed)
    let tree = NavigationTree(of: sample.graph, from: sample.roots)
    var path: [NavigationNode.ID] = []
    var expanded: Set<NavigationNode.ID> = []
    for (index, item) in tree.items.enumerated() {
      path.removeSubrange(item.level...)
      let children = tree.children(of: index).map { tree.items[$0].edge }
      let wanted = sample.graph.edges(from: item.node.id)
      switch item.mark {
      case .cycle: #expect(path.contains(item.node.id) && children.isEmpty)
      case .seeAbove: #expect(expanded.contains(item.node.id) && !path.contains(item.node.id) && children.isEmpty)
      case nil:
        #expect(children == wanted)
        #expect(wanted.isEmpty || expanded.insert(item.node.id).inserted)
      }
      #expect(item.edge?.parent == path.last)
      #expect(!item.isCut)
      path.append(item.node.id)
    }
  }

  @Test(arguments: 0..<300)
  func endsAndLastsFitTheLevels(seed: Int) {
    let sample = RandomGraph(seed: seed)
    let tree = NavigationTree(of: sample.graph, from: sample.roots, options: .init(maxLevels: seed % 5))
    for (index, item) in tree.items.enumerated() {
      let below = tree.items[(index + 1)...].prefix { $0.level > item.level }
      #expect(item.end == below.endIndex)
      let next = item.end < tree.items.count ? tree.items[item.end] : nil
      #expect(item.level == 0 || item.isLast == (next?.level != item.level))
      #expect(item.level <= seed % 5)
    }
  }

  @Test(arguments: 0..<200)
  func unrollingFollowsEveryWay(seed: Int) {
    let sample = RandomGraph(seed: seed, upTo: 4)
    let options = NavigationTreeOptions(maxLevels: 4, expandsRepeats: true)
    let tree = NavigationTree(of: sample.graph, from: sample.roots, options: options)
    let wanted = sample.roots.flatMap { Self.unrolled($0, level: 0, in: sample.graph) }
    #expect(TreeOutline.lines(of: tree) == wanted)
  }

  @Test(arguments: 0..<100)
  func theOrderOfNodesDoesNotMatter(seed: Int) {
    let sample = RandomGraph(seed: seed)
    let other = sample.shuffled
    for only in [nil, NodeFilter.flows, .screens] {
      let options = NavigationTreeOptions(only: only)
      let tree = NavigationTree(of: sample.graph, from: sample.roots, options: options)
      #expect(tree.items == NavigationTree(of: other, from: sample.roots, options: options).items)
    }
  }

  private static func unrolled(_ id: NavigationNode.ID, level: Int, in graph: NavigationGraph) -> [String] {
    let edges = graph.edges(from: id)
    let isCut = level == 4 && !edges.isEmpty
    let below = isCut ? [] : edges.flatMap { unrolled($0.child, level: level + 1, in: graph) }
    return ["\(level) \(id.text)" + (isCut ? " …" : "")] + below
  }
}
