import CommandSupport
import Testing

@Suite struct TreeCommandTests {
  @Test func drawsTheTreeOfANamedRoot() async throws {
    let app = try SmallApp.shop()
    let result = try await Rxtree.run("ShopFlow", "--dir", app.folder.path)
    #expect(result == CommandResult(output: SmallApp.shopTree))
  }

  @Test func treeIsTheImpliedCommand() async throws {
    let app = try SmallApp.shop()
    let result = try await Rxtree.run("tree", "ShopFlow", in: app.folder.path)
    #expect(result == CommandResult(output: SmallApp.shopTree))
  }

  @Test func findsTheRootAndSaysWhichItTook() async throws {
    let app = try SmallApp.shop()
    let result = try await Rxtree.run(in: app.folder.path)
    #expect(result.output == SmallApp.shopTree)
    #expect(result.error.hasPrefix("rxtree: root ShopFlow, started at App/AppDelegate.swift:5:"))
    #expect(result.error.split(separator: "\n").count == 1)
    #expect(result.exitCode == 0)
  }

  @Test func drawsSeveralRootsInTheOrderGiven() async throws {
    let app = try SmallApp.shop(adding: SmallApp.lostFlow)
    let result = try await Rxtree.run("tree", "LostFlow", "ShopFlow", "--only", "flows", in: app.folder.path)
    #expect(
      result.output == """
        LostFlow
        ShopFlow
        └── [cart] CartFlow
            └── [shop] ShopFlow (cycle)

        """)
    #expect(result.exitCode == 0)
  }

  @Test func saysWhichFlowsNoRootLeadsTo() async throws {
    let app = try SmallApp.shop(adding: SmallApp.lostFlow)
    let result = try await Rxtree.run("ShopFlow", in: app.folder.path)
    #expect(result.output == SmallApp.shopTree)
    #expect(result.error.contains("App/LostFlow.swift:1:13: note: No root leads to LostFlow."))
    #expect(result.exitCode == 0)
  }

  @Test func aRootLowerDownDoesNotMakeTheRestUnreachable() async throws {
    let app = try SmallApp.shop()
    let result = try await Rxtree.run("CartFlow", "--strict", in: app.folder.path)
    #expect(result.output.hasPrefix("CartFlow\n├── [start] CartViewController\n"))
    #expect(result.error == "")
    #expect(result.exitCode == 0)
  }

  @Test func strictFailsAfterTheTreeWhereAFlowIsLost() async throws {
    let app = try SmallApp.shop(adding: SmallApp.lostFlow)
    let result = try await Rxtree.run("ShopFlow", "--strict", "-q", in: app.folder.path)
    #expect(result.output == SmallApp.shopTree)
    #expect(result.error == "rxtree: error: --strict: 1 flow that no root leads to.\n")
    #expect(result.exitCode == 1)
  }

  @Test(arguments: ["--max-levels", "--maxLevels", "--depth"])
  func limitsTheLevelsUnderEveryName(_ option: String) async throws {
    let app = try SmallApp.shop()
    let expected = """
      ShopFlow
      ├── [start] CatalogueViewController
      ├── [product] ~ ProductViewController
      └── [cart] CartFlow …

      """
    let spaced = try await Rxtree.run("ShopFlow", option, "1", in: app.folder.path)
    let attached = try await Rxtree.run("\(option)=1", "ShopFlow", in: app.folder.path)
    #expect(spaced.output == expected)
    #expect(attached == spaced)
  }

  @Test func expandUnrollsRepeatsUpToTheLimit() async throws {
    let app = try SmallApp.shop()
    let result = try await Rxtree.run(
      "ShopFlow", "--expand", "--depth", "3", "--only", "flows", in: app.folder.path)
    #expect(
      result.output == """
        ShopFlow
        └── [cart] CartFlow
            └── [shop] ShopFlow
                └── [cart] CartFlow …

        """)
  }

  @Test func onlyScreensLeavesEveryFlowOutButTheRoot() async throws {
    let app = try SmallApp.shop()
    let result = try await Rxtree.run("ShopFlow", "--only=screens", in: app.folder.path)
    #expect(
      result.output == """
        ShopFlow
        ├── [start] CatalogueViewController
        ├── [product] ~ ProductViewController
        └── [start] CartViewController
            ├── + TotalViewController
            └── ! HelpViewController

        """)
  }
}
