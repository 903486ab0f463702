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
    let drawn = Set(result.output.split(separator: "\n").map { Self.edge($0.components(separatedBy: " | ")) })
    #expect(try await visited() == drawn)
  }

  /// The ways between the coordinators and screens that live at any time.
  private func visited() async throws -> Set<String> {
    var edges: Set<String> = []
    for route in [AppRoute.auth([.forgotten]).route()] {
      var state = AppState()
      state.route = route
      let test = TestApp(CatalogApp(state: state))
      try await test.driver.settle()
      edges.formUnion(Self.edges(test.app.store.routing.liveTree.roots))
    }
    for route in Everywhere.routes {
      edges.formUnion(Self.edges(try await TestApp.signedIn(at: route).app.store.routing.liveTree.roots))
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
