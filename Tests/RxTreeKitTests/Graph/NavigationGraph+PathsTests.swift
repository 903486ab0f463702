import Testing

@testable import RxTreeKit

@Suite struct NavigationGraphPathsTests {
  private func paths(
    _ graph: NavigationGraph, _ start: String, _ end: String, limit: Int = 10
  ) -> [String] {
    graph.shortestPaths(from: GraphSketch.id(start), to: GraphSketch.id(end), limit: limit).map { path in
      path.map { "\($0.step ?? "-")>\($0.child.text)" }.joined(separator: " ")
    }
  }

  @Test func findsTheShortestWay() {
    #expect(paths(GraphSketch.people, "AppFlow", "NameScreen") == ["main>MainFlow start>InfoScreen ->NameScreen"])
  }

  @Test func findsParallelWaysInTheOrderOfTheSource() {
    #expect(
      paths(GraphSketch.people, "AppFlow", "HomeCoordinator") == [
        "main>MainFlow start>HomeCoordinator", "main>MainFlow about>HomeCoordinator",
      ])
    #expect(
      paths(GraphSketch.people, "AppFlow", "HomeCoordinator", limit: 1) == ["main>MainFlow start>HomeCoordinator"])
  }

  @Test func theWayToItselfIsEmpty() {
    #expect(paths(GraphSketch.people, "MainFlow", "MainFlow") == [""])
  }

  @Test func saysWhereThereIsNone() {
    #expect(paths(GraphSketch.people, "NameScreen", "AppFlow") == [])
    #expect(paths(GraphSketch.people, "AppFlow", "Nobody") == [])
    #expect(paths(GraphSketch.people, "Nobody", "Nobody") == [])
    #expect(paths(GraphSketch.people, "AppFlow", "MainFlow", limit: 0) == [])
    #expect(paths(GraphSketch.people, "AppFlow", "MainFlow", limit: -1) == [])
  }

  @Test func aLadderGivesOnlyWhatIsAskedFor() {
    let ladder = GraphSketch.ladder(of: 60)
    let found = ladder.shortestPaths(from: GraphSketch.id("RootFlow"), to: GraphSketch.id("Flow59a"), limit: 3)
    #expect(found.count == 3)
    #expect(found.allSatisfy { $0.count == 60 })
    #expect(found.map { $0.suffix(3).compactMap(\.step).joined() } == ["aaa", "aba", "baa"])
  }

  @Test func aLongChainWorks() {
    let chain = GraphSketch.longChain
    #expect(
      chain.shortestPaths(from: GraphSketch.id("Flow0"), to: GraphSketch.id("Flow100000"), limit: 5).map(\.count) == [
        100_000
      ])
  }

  @Test(arguments: 0..<300)
  func agreesWithTryingAllWays(seed: Int) {
    let sample = RandomGraph(seed: seed, upTo: 6)
    guard let start = sample.nodes.first?.id, let end = sample.nodes.last?.id else { return }
    var ways: [[NavigationEdge]] = [[]]
    var wanted: [[NavigationEdge]] = []
    for _ in sample.nodes where wanted.isEmpty {
      wanted = ways.filter { ($0.last?.child ?? start) == end }
      ways = ways.flatMap { way in sample.graph.edges(from: way.last?.child ?? start).map { way + [$0] } }
    }
    #expect(sample.graph.shortestPaths(from: start, to: end, limit: Int.max) == wanted)
    #expect(sample.graph.shortestPaths(from: start, to: end, limit: 2) == Array(wanted.prefix(2)))
  }

  @Test func namesTheEndsOfItsWays() throws {
    let id = GraphSketch.id
    let ways = try #require(NavigationPaths(in: GraphSketch.people, from: id("AppFlow"), to: id("InfoScreen")))
    #expect(ways.start.name == "AppFlow" && ways.end.name == "InfoScreen")
    #expect(ways.all.count == 1 && ways.nodes.count == 2)
    #expect(NavigationPaths(in: GraphSketch.people, from: id("AppFlow"), to: id("Nobody")) == nil)
    #expect(NavigationPaths(in: GraphSketch.people, from: id("Nobody"), to: id("AppFlow")) == nil)
  }
}
