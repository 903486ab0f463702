import CommandSupport
import Testing

@Suite struct ColorTests {
  /// What the command prints on a terminal.
  private func printed(_ arguments: String..., environment: [String: String] = [:]) async throws -> String {
    let app = try SmallApp.shop()
    let terminal = try Terminal()
    let arguments = ["ShopFlow", "--depth", "1"] + arguments
    let environment = ["TERM": "xterm"].merging(environment) { $1 }
    let exitCode = try await Rxtree.command(arguments, in: app.folder.path, environment: environment)
      .run(output: terminal.slave, error: app.folder.file("errors"))
    #expect(exitCode == 0)
    return try terminal.text()
  }

  private static let plain = """
    ShopFlow
    ├── [start] CatalogueViewController
    ├── [product] ~ ProductViewController
    └── [cart] CartFlow …

    """

  @Test func aTerminalGetsColour() async throws {
    let text = try await printed()
    #expect(text.contains("\u{1B}["))
    #expect(text.replacing(/\u{1B}\[[0-9;]*m/, with: "") == Self.plain)
    #expect(try await printed(environment: ["NO_COLOR": ""]) == text)
  }

  @Test func aTerminalThatWantsNoneGetsNone() async throws {
    #expect(try await printed("--color", "never") == Self.plain)
    #expect(try await printed(environment: ["NO_COLOR": "1"]) == Self.plain)
    #expect(try await printed(environment: ["TERM": "dumb"]) == Self.plain)
  }

  @Test func theOptionWins() async throws {
    let text = try await printed("--color=always", environment: ["NO_COLOR": "1", "TERM": "dumb"])
    #expect(text == (try await printed()))
  }

  @Test func aFileGetsColourOnlyOnDemand() async throws {
    let app = try SmallApp.shop()
    let auto = try await Rxtree.run("ShopFlow", "--color", "auto", in: app.folder.path)
    let always = try await Rxtree.run("ShopFlow", "--color", "always", in: app.folder.path)
    #expect(auto.output == SmallApp.shopTree)
    #expect(always.output.contains("\u{1B}["))
  }

  @Test(arguments: ["list", "path", "who"])
  func theOtherCommandsAreColouredToo(_ command: String) async throws {
    let app = try SmallApp.shop()
    let operands = ["list": [], "path": ["ShopFlow", "CartFlow"], "who": ["CartFlow"]][command] ?? []
    let arguments = [command] + operands + ["--color"]
    let always = try await Rxtree.command(arguments + ["always"], in: app.folder.path).result()
    let never = try await Rxtree.command(arguments + ["never"], in: app.folder.path).result()
    #expect(always.output.contains("\u{1B}["))
    #expect(always.output.replacing(/\u{1B}\[[0-9;]*m/, with: "") == never.output)
  }
}
