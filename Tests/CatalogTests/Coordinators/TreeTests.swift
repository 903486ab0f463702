import CommandSupport
import Testing
import Weir
import WeirDriver

@testable import Catalog
@testable import CatalogCommand

/// What rxtree reads from the source is what lives once every screen was visited.
@Suite(.timeLimit(.minutes(10))) @MainActor struct TreeTests {
  @Test func theTreeOfTheSourceIsThatOfTheRunningApp() async throws {
    let rxtree = CommandRun(
      try BuiltCommand.path(of: "rxtree"), ["--dir", Repository.example, "--format", "edges", "--no-cache"])
    let result = try await rxtree.result()
    #expect(result.exitCode == 0)
    let lived = try await visited()
    let drawn = Set(
      result.output.split(separator: "\n").map { line in
        // Where no segment leads, a method does.
        let parts = line.components(separatedBy: " | ")
        let bare = Self.edge(parts.enumerated().map { $0.offset == 1 ? "" : $0.element })
        return lived.contains(bare) ? bare : Self.edge(parts)
      })
    #expect(lived.subtracting(drawn) == [], "not drawn")
    #expect(drawn.subtracting(lived) == [], "never there")
  }

  /// The ways between the coordinators and screens that live at any time.
  private func visited() async throws -> Set<String> {
    var edges: Set<String> = []
    let start = TestApp(CatalogApp(router: .patient))
    try await start.driver.open("catalog://signin/forgotten")
    edges.formUnion(Self.edges(start.app.store.routing.liveTree.roots))
    #expect(start.isConsistent)
    for route in Everywhere.routes {
      let test = try await TestApp.signedIn(at: route)
      edges.formUnion(Self.edges(test.app.store.routing.liveTree.roots))
      #expect(test.isConsistent)
    }
    return edges
  }

  private static func edges(_ nodes: [LiveNode]) -> [String] {
    nodes.flatMap { node in
      node.children.map { edge([node.name, step(of: $0), $0.name, $0.kind == .screen ? "screen" : "flow"]) }
        + edges(node.children)
    }
  }

  /// The name of a place, without its values.
  private static func step(of node: LiveNode) -> String {
    node.step?.split(separator: "/").first.map(String.init) ?? ""
  }

  private static func edge(_ parts: [String]) -> String { parts.joined(separator: " | ") }
}
