import Testing

@testable import RxTreeKit

@Suite struct NodeLookupTests {
  private let people = GraphSketch.people

  private func name(_ text: String, in graph: NavigationGraph? = nil) -> String? {
    guard case .found(let node) = (graph ?? people).node(named: text) else { return nil }
    return node.id.text
  }

  private func twins() -> NavigationGraph {
    let files = ["A.swift", "B.swift"]
    let nodes = files.map { file in
      NavigationNode(
        id: GraphSketch.id("Twin@\(file)"), name: "Twin", kind: .screen,
        place: SourcePlace(file: file, line: 1, column: 1))
    }
    return NavigationGraph(
      nodes: nodes + ["X.Coordinator", "Y.Coordinator"].map { GraphSketch.node($0) }, edges: [], roots: [])
  }

  @Test func findsByNameAndByLastPart() {
    #expect(name("AppFlow") == "AppFlow")
    #expect(name("Intro.Screen") == "Intro.Screen")
    #expect(name("Screen") == "Intro.Screen")
  }

  @Test func findsWithoutRegardToCaseAtLast() {
    #expect(name("appflow") == "AppFlow")
    #expect(name("INTRO.SCREEN") == "Intro.Screen")
    #expect(name("screen") == "Intro.Screen")
    let graph = NavigationGraph(nodes: ["aflow", "AFlow"].map { GraphSketch.node($0) }, edges: [], roots: [])
    #expect(name("AFlow", in: graph) == "AFlow")
    #expect(name("aflow", in: graph) == "aflow")
    #expect(name("AFLOW", in: graph) == nil)
  }

  @Test func anIdentifierDecidesBetweenTwins() {
    #expect(name("Twin@B.swift", in: twins()) == "Twin@B.swift")
    #expect(name("twin@b.swift", in: twins()) == "Twin@B.swift")
  }

  @Test func saysWhichNodesAreMeant() {
    guard case .ambiguous(let nodes) = twins().node(named: "Twin") else {
      Issue.record("not ambiguous")
      return
    }
    #expect(nodes.map(\.place.file) == ["A.swift", "B.swift"])
    guard case .ambiguous(let coordinators) = twins().node(named: "Coordinator") else {
      Issue.record("not ambiguous")
      return
    }
    #expect(coordinators.map(\.name) == ["X.Coordinator", "Y.Coordinator"])
  }

  @Test func aFullNameGoesBeforeALastPart() {
    let graph = NavigationGraph(nodes: ["Flow", "A.Flow"].map { GraphSketch.node($0) }, edges: [], roots: [])
    #expect(name("Flow", in: graph) == "Flow")
  }

  @Test func theCaseDecidesBetweenLastParts() {
    let graph = NavigationGraph(nodes: ["A.Flow", "B.flow"].map { GraphSketch.node($0) }, edges: [], roots: [])
    #expect(name("Flow", in: graph) == "A.Flow")
    #expect(name("flow", in: graph) == "B.flow")
    #expect(name("FLOW", in: graph) == nil)
  }

  @Test func namesTheNearest() {
    #expect(people.node(named: "MianFlow") == .unknown(nearest: ["MainFlow"]))
    #expect(people.node(named: "homecoordinater") == .unknown(nearest: ["HomeCoordinator"]))
    #expect(people.node(named: "Scren") == .unknown(nearest: ["Intro.Screen"]))
    #expect(people.node(named: "Somewhere else") == .unknown(nearest: []))
    #expect(people.node(named: "") == .unknown(nearest: []))
  }

  @Test func whoTypesTheStartIsUnderstood() {
    #expect(people.node(named: "Info") == .unknown(nearest: ["InfoScreen"]))
    #expect(people.node(named: "In") == .unknown(nearest: []))
  }

  @Test func namesThreeAtMostNearestFirst() {
    let names = ["HomeFlow1", "HomeFlow2", "HomeFlow33", "HomeFlow3", "HomeFlo"]
    let graph = NavigationGraph(nodes: names.map { GraphSketch.node($0) }, edges: [], roots: [])
    #expect(graph.node(named: "HomeFlow") == .unknown(nearest: ["HomeFlo", "HomeFlow1", "HomeFlow2"]))
  }

  @Test func longTextsGetNoSuggestions() {
    let long = String(repeating: "Flow", count: 100_000)
    let graph = NavigationGraph(nodes: [GraphSketch.node(long)], edges: [], roots: [])
    #expect(graph.node(named: long + "x") == .unknown(nearest: []))
    #expect(graph.node(named: "Flaw") == .unknown(nearest: []))
  }

  @Test(arguments: ["", ".", "A.", ".B", "A.B", "A.B.C", "名.前"])
  func takesTheLastPartOfAnyName(name: String) {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    #expect(GraphSketch.node(name).lastNamePart == String(parts.last ?? ""))
  }
}
