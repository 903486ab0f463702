import CommandSupport
import Foundation
import Testing

@Suite struct WhoCommandTests {
  @Test func showsEverythingThatLeadsToANode() async throws {
    let app = try SmallApp.shop()
    let result = try await Rxtree.run("who", "ShopFlow", in: app.folder.path)
    let lines = result.output.split(separator: "\n")
    try #require(lines.count == 3)
    #expect(lines[0] == "ShopFlow")
    #expect(lines[1].contains("the app's start") && lines[1].contains("App/AppDelegate.swift:5:"))
    #expect(lines[2].contains("CartFlow") && lines[2].contains("[shop]"))
    #expect(result.exitCode == 0)
  }

  @Test func failsWhereNothingLeadsToANode() async throws {
    let app = try SmallApp.shop(adding: SmallApp.lostFlow)
    let result = try await Rxtree.run("who", "LostFlow", "-q", in: app.folder.path)
    #expect(result == CommandResult(exitCode: 1, error: "rxtree: error: Nothing leads to LostFlow.\n"))
  }

  @Test func writesJSON() async throws {
    let app = try SmallApp.shop()
    let result = try await Rxtree.run("who", "HelpViewController", "--format", "json", in: app.folder.path)
    let document = try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any]
    #expect(document?["schema"] as? String == "rxtree-who")
    #expect((document?["shownBy"] as? [[String: Any]])?.first?["parent"] as? String == "CartViewController")
  }

  @Test func suggestsANameForAnUnknownOne() async throws {
    let app = try SmallApp.shop()
    let result = try await Rxtree.run("who", "HelpViewControler", in: app.folder.path)
    #expect(result.error.contains("named 'HelpViewControler'. Did you mean HelpViewController?"))
    #expect(result.exitCode == 1)
  }
}
