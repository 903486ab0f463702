import CommandSupport
import Foundation
import Testing

@Suite struct PathCommandTests {
  @Test func showsTheWayWithItsSteps() async throws {
    let app = try SmallApp.shop()
    let result = try await Rxtree.run("path", "ShopFlow", "TotalViewController", in: app.folder.path)
    let lines = result.output.split(separator: "\n").map { $0.split(separator: "  ").first.map(String.init) }
    #expect(lines == ["ShopFlow", "[cart] CartFlow", "[start] CartViewController", "+ TotalViewController"])
    #expect(result.output.contains("App/CartFlow.swift:"))
    #expect(result.error == "")
    #expect(result.exitCode == 0)
  }

  @Test func failsWhereThereIsNoWay() async throws {
    let app = try SmallApp.shop()
    let result = try await Rxtree.run("path", "HelpViewController", "ShopFlow", in: app.folder.path)
    #expect(
      result
        == CommandResult(
          exitCode: 1, error: "rxtree: error: No way leads from HelpViewController to ShopFlow.\n"))
  }

  @Test func writesJSONEvenWhereThereIsNoWay() async throws {
    let app = try SmallApp.shop()
    for (end, count, exitCode) in [("CartFlow", 1, Int32(0)), ("LostFlow", 0, 1)] {
      let app = end == "LostFlow" ? try SmallApp.shop(adding: SmallApp.lostFlow) : app
      let result = try await Rxtree.run("path", "ShopFlow", end, "--format=json", in: app.folder.path)
      let document = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
      #expect(document?["schema"] as? String == "rxtree-path")
      #expect((document?["paths"] as? [Any])?.count == count)
      #expect(result.exitCode == exitCode)
    }
  }

  @Test func suggestsANameForEachUnknownEnd() async throws {
    let app = try SmallApp.shop()
    let start = try await Rxtree.run("path", "ShopFlaw", "CartFlow", in: app.folder.path)
    let end = try await Rxtree.run("path", "ShopFlow", "CartFlaw", in: app.folder.path)
    #expect(start.error.contains("named 'ShopFlaw'. Did you mean ShopFlow?"))
    #expect(end.error.contains("named 'CartFlaw'. Did you mean CartFlow?"))
    #expect([start.exitCode, end.exitCode] == [1, 1])
  }
}
