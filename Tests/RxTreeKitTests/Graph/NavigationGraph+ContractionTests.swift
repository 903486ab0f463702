import Testing

@testable import RxTreeKit

@Suite struct NavigationGraphContractionTests {
  private func lines(_ graph: NavigationGraph, _ filter: NodeFilter, from root: String = "AppFlow") -> [String] {
    let contracted = graph.contracted(to: filter, keeping: GraphSketch.ids(root))
    return contracted.edges.map { "\($0.parent.text) \($0.step ?? "-") \($0.child.text) \($0.kind.rawValue)" }
  }

  @Test func screensMoveToThePlaceOfTheirFlow() {
    let graph = GraphSketch.graph(
      """
      AppFlow | first | A | screen
      AppFlow | sub | SubFlow | flow
      AppFlow | last | D | screen
      SubFlow | b | B | screen
      SubFlow | c | C | shown
      """)
    #expect(
      lines(graph, .screens) == [
        "AppFlow first A screen", "AppFlow b B screen", "AppFlow c C shown", "AppFlow last D screen",
      ])
  }

  @Test func flowsBehindScreensMoveUp() {
    let graph = GraphSketch.graph(
      """
      AppFlow | a | A | screen
      A | | B | direct
      B | | DeepFlow | direct
      AppFlow | b | LastFlow | flow
      """)
    #expect(lines(graph, .flows) == ["AppFlow a DeepFlow direct", "AppFlow b LastFlow flow"])
  }

  @Test func keepsTheRootWhateverItIs() {
    #expect(
      lines(GraphSketch.people, .screens) == [
        "AppFlow initial InfoScreen screen", "AppFlow start InfoScreen screen", "AppFlow intro Intro.Screen shown",
        "InfoScreen - NameScreen child", "InfoScreen - PickerScreen direct",
      ])
    #expect(lines(GraphSketch.graph("Home | | SubFlow | direct"), .flows, from: "Home") == ["Home - SubFlow direct"])
  }

  @Test func nothingLeadsToARootThatIsLeftOut() {
    let graph = GraphSketch.graph(
      """
      AppFlow | a | A | screen
      A | | AppFlow | direct
      A | | SubFlow | direct
      SubFlow | back | AppFlow | flow
      SubFlow | b | B | screen
      AppFlow | c | C | screen
      """)
    #expect(
      lines(graph, .screens) == [
        "A a A screen", "A c C screen", "A b B screen", "AppFlow a A screen", "AppFlow c C screen",
      ])
  }

  @Test func keepsThePlaceOfTheLastEdge() {
    let contracted = GraphSketch.people.contracted(to: .screens, keeping: GraphSketch.ids("AppFlow"))
    #expect(contracted.edges.map(\.place.line) == [6, 4, 2, 8, 9])
  }

  @Test func endsInCyclesOfWhatIsLeftOut() {
    let graph = GraphSketch.graph(
      """
      AppFlow | b | BFlow | flow
      BFlow | c | CFlow | flow
      CFlow | b | BFlow | flow
      CFlow | root | AppFlow | flow
      CFlow | x | X | screen
      """)
    #expect(lines(graph, .screens) == ["AppFlow x X screen"])
  }

  @Test func deepChainsOfWhatIsLeftOutWork() {
    let names = ["AppFlow"] + (0..<100_000).map { "Screen\($0)" } + ["LastFlow"]
    let edges = zip(names, names.dropFirst()).map { GraphSketch.edge($0, nil, $1, .direct) }
    let graph = NavigationGraph(nodes: names.map { GraphSketch.node($0) }, edges: edges, roots: [])
    #expect(lines(graph, .flows) == ["AppFlow - LastFlow direct"])
  }

  @Test(arguments: 0..<300)
  func whatCanBeReachedStaysSo(seed: Int) {
    let sample = RandomGraph(seed: seed)
    for filter in NodeFilter.allCases {
      let contracted = sample.graph.contracted(to: filter, keeping: sample.roots)
      let wanted = RandomGraph.closure(of: sample.roots, in: sample.edges).filter { id in
        sample.roots.contains(id) || sample.graph.node(id).map { filter.keeps($0.kind) } == true
      }
      #expect(Set(contracted.reachable(from: sample.roots).map(\.id)) == wanted)
    }
  }
}
