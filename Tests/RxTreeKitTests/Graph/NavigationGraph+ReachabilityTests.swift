import Testing

@testable import RxTreeKit

@Suite struct NavigationGraphReachabilityTests {
  private let people = GraphSketch.people

  @Test func findsNodesInPreOrder() {
    #expect(
      people.reachable(from: GraphSketch.id("AppFlow")).map(\.name) == [
        "AppFlow", "MainFlow", "HomeCoordinator", "InfoScreen", "NameScreen", "PickerScreen", "Intro.Screen",
      ])
    #expect(
      people.reachable(from: GraphSketch.ids("PickerScreen", "LostFlow")).map(\.name) == ["PickerScreen", "LostFlow"])
  }

  @Test func skipsUnknownRoots() {
    #expect(people.reachable(from: GraphSketch.ids("Nobody")).isEmpty)
    #expect(people.reachable(from: GraphSketch.ids("Nobody", "NameScreen")).map(\.name) == ["NameScreen"])
  }

  @Test func reportsFlowsThatNothingLeadsTo() {
    #expect(people.unreachableFlows(from: GraphSketch.ids("AppFlow")).map(\.name) == ["LostFlow"])
    #expect(people.unreachableFlows(from: GraphSketch.ids("AppFlow", "LostFlow")).isEmpty)
    #expect(
      people.unreachableFlows(from: []).map(\.name) == ["AppFlow", "HomeCoordinator", "LostFlow", "MainFlow"])
  }

  @Test func limitsLevelsByTheShortestWay() {
    func children(_ levels: Int) -> [String] {
      people.limited(toLevels: levels, from: GraphSketch.ids("AppFlow")).edges.map(\.child.text)
    }
    #expect(children(0) == [])
    #expect(children(-1) == [])
    #expect(children(1) == ["MainFlow", "Intro.Screen"])
    #expect(children(2) == ["MainFlow", "Intro.Screen", "HomeCoordinator", "InfoScreen", "HomeCoordinator"])
    #expect(children(Int.max).count == 9)
  }

  @Test func deepAndWideGraphsWork() {
    let chain = GraphSketch.longChain
    #expect(chain.reachable(from: GraphSketch.id("Flow0")).count == 100_001)
    #expect(chain.limited(toLevels: 99_999, from: GraphSketch.ids("Flow0")).edges.count == 99_999)
    #expect(GraphSketch.wideFan.reachable(from: GraphSketch.id("RootFlow")).count == 100_001)
  }

  @Test(arguments: 0..<300)
  func agreesWithTheClosure(seed: Int) {
    let sample = RandomGraph(seed: seed)
    let wanted = RandomGraph.closure(of: sample.roots, in: sample.edges)
    let found = sample.graph.reachable(from: sample.roots).map(\.id)
    #expect(Set(found) == wanted && found.count == wanted.count)
    let lost = sample.graph.unreachableFlows(from: sample.roots).map(\.id)
    #expect(lost == sample.graph.nodes.filter { $0.isFlow && !wanted.contains($0.id) }.map(\.id))
  }

  @Test(arguments: 0..<200)
  func eachLevelAddsTheChildrenOfTheLast(seed: Int) {
    let sample = RandomGraph(seed: seed)
    var reached = Set(sample.roots)
    for levels in 0..<5 {
      let limited = sample.graph.limited(toLevels: levels, from: sample.roots)
      #expect(Set(limited.nodes.map(\.id)) == reached)
      reached.formUnion(sample.edges.filter { reached.contains($0.parent) }.map(\.child))
    }
  }
}
