import CommandSupport
import Foundation
import Testing

@Suite struct ListCommandTests {
  @Test func listsFlowsAndScreensWithTheirPlaces() async throws {
    let app = try SmallApp.shop()
    let result = try await Rxtree.run("list", in: app.folder.path)
    #expect(
      result.output.contains("Flows (2)\n  CartFlow  App/CartFlow.swift:3:13\n  ShopFlow  App/ShopFlow.swift:3:13\n"))
    #expect(result.output.contains("Screens (5)\n"))
    #expect(result.output.contains("ProductViewController"))
    #expect(result.exitCode == 0)
  }

  @Test func listsTheViewModelOfAScreen() async throws {
    let app = try SmallApp.shop()
    let result = try await Rxtree.run("list", in: app.folder.path)
    let line = try #require(result.output.split(separator: "\n").first { $0.contains("CatalogueViewController") })
    #expect(line.contains("CatalogueViewModel"))
  }

  @Test func writesJSON() async throws {
    let app = try SmallApp.shop()
    let result = try await Rxtree.run("list", "--format", "json", "--dir", app.folder.path)
    let document = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    #expect(document?["schema"] as? String == "rxtree-list")
    #expect((document?["flows"] as? [Any])?.count == 2)
    #expect((document?["screens"] as? [Any])?.count == 5)
  }

  @Test func findsNothingInSourceWithoutNavigation() async throws {
    let app = try SmallApp(["Model.swift": "struct Model { let name: String }"])
    let result = try await Rxtree.run("list", in: app.folder.path)
    #expect(
      result
        == CommandResult(
          exitCode: 1, error: "rxtree: error: The source has no flow, coordinator or screen.\n"))
  }
}
