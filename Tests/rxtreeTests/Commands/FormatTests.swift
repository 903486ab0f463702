import CommandSupport
import Foundation
import Testing

@Suite struct FormatTests {
  private func shop(_ format: String, _ rest: String...) async throws -> String {
    let app = try SmallApp.shop()
    let arguments = ["CartFlow", "--format", format] + rest
    let result = try await Rxtree.command(arguments, in: app.folder.path).result()
    #expect(result.error == "")
    #expect(result.exitCode == 0)
    return result.output
  }

  @Test func textIsTheDefault() async throws {
    let app = try SmallApp.shop()
    let result = try await Rxtree.run("CartFlow", in: app.folder.path)
    #expect(try await shop("text") == result.output)
  }

  @Test func writesEdges() async throws {
    #expect(
      try await shop("edges") == """
        CartFlow | start | CartViewController | screen
        CartFlow | shop | ShopFlow | flow
        CartViewController |  | TotalViewController | child
        CartViewController |  | HelpViewController | direct
        ShopFlow | start | CatalogueViewController | screen
        ShopFlow | product | ProductViewController | shown
        ShopFlow | cart | CartFlow | flow

        """)
  }

  @Test func writesJSONWithAVersionAndPlaces() async throws {
    let document = try JSONSerialization.jsonObject(with: Data(await shop("json").utf8)) as? [String: Any]
    #expect(document?["schema"] as? String == "rxtree")
    #expect(document?["version"] as? Int == 1)
    let nodes = try #require(document?["nodes"] as? [[String: Any]])
    let cart = try #require(nodes.first { $0["name"] as? String == "CartFlow" })
    #expect(cart["file"] as? String == "App/CartFlow.swift")
    #expect(cart["line"] as? Int == 3)
    #expect(cart["column"] as? Int == 13)
    let edges = try #require(document?["edges"] as? [[String: Any]])
    #expect(edges.count == 7)
    #expect(edges.allSatisfy { $0["file"] is String && $0["line"] is Int && $0["column"] is Int })
  }

  @Test func writesMermaid() async throws {
    let text = try await shop("mermaid")
    #expect(text.hasPrefix("flowchart LR\n"))
    #expect(text.contains("CartFlow"))
    #expect(text.split(separator: "\n").count == 1 + 7 + 7)
  }

  @Test func writesDOT() async throws {
    let text = try await shop("dot")
    #expect(text.hasPrefix("digraph navigation {\n"))
    #expect(text.hasSuffix("}\n"))
    #expect(text.split(separator: "\n").filter { $0.contains("->") }.count == 7)
  }

  @Test(arguments: ["edges", "json", "mermaid", "dot"])
  func noFormatButTextIsEverColoured(_ format: String) async throws {
    #expect(try await shop(format, "--color", "always") == shop(format, "--color", "never"))
  }

  @Test(arguments: ["text", "edges", "json", "mermaid", "dot"])
  func everyRunPrintsTheSame(_ format: String) async throws {
    let first = try await shop(format)
    #expect(try await shop(format, "--jobs", "1") == first)
    #expect(try await shop(format, "--jobs", "7") == first)
    #expect(try await shop(format, "--no-cache") == first)
  }
}
