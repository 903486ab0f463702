import CommandSupport
import Testing

@Suite struct SelectionTests {
  @Test func readsSeveralDirectories() async throws {
    let shop = try SmallApp.shop()
    let lost = try SmallApp(SmallApp.lostFlow)
    let result = try await Rxtree.run(
      "list", "--dir", shop.folder.path, "--dir=\(lost.folder.path)", "--quiet")
    #expect(result.output.contains("Flows (3)\n"))
    #expect(result.exitCode == 0)
  }

  @Test func fromReadsOnlyWhatItMatches() async throws {
    let app = try SmallApp.shop(adding: SmallApp.lostFlow)
    let result = try await Rxtree.run("list", "--from", "App/Lost*.swift", "--quiet", in: app.folder.path)
    #expect(result.output.contains("Flows (1)\n  LostFlow"))
  }

  @Test func excludeLeavesOutFilesAndFolders() async throws {
    let app = try SmallApp.shop(adding: ["Old/OldFlow.swift": SmallApp.lostFlow["App/LostFlow.swift"] ?? ""])
    let arguments = ["list", "--exclude", "Old", "--exclude", "**/Cart*", "--quiet"]
    let result = try await Rxtree.command(arguments, in: app.folder.path).result()
    #expect(!result.output.contains("LostFlow"))
    // What is left out and used all the same is known by its name, at the place of its use.
    #expect(result.output.contains("Flows (2)\n  CartFlow  App/ShopFlow.swift"))
  }

  @Test func aMalformedGlobIsAnError() async throws {
    let app = try SmallApp.shop()
    let result = try await Rxtree.run("--exclude", "[a", in: app.folder.path)
    #expect(result.output == "")
    #expect(result.error.hasPrefix("rxtree: error: The glob '[a' is malformed"))
    #expect(result.exitCode == 64)
  }

  @Test func anAmbiguousNameIsExplained() async throws {
    let app = try SmallApp([
      "A.swift": "enum Shop { class MainCoordinator: Coordinator { func start() {} } }",
      "B.swift": "enum Cart { class MainCoordinator: Coordinator { func start() {} } }",
      "C.swift": "protocol Coordinator { func start() }",
    ])
    let result = try await Rxtree.run("MainCoordinator", "-q", in: app.folder.path)
    #expect(result.error.contains("'MainCoordinator' can be Cart.MainCoordinator (B.swift:1:"))
    #expect(result.error.contains(" or Shop.MainCoordinator (A.swift:1:"))
    #expect(result.exitCode == 1)
  }

  @Test func aGlobThatMatchesNothingIsNamed() async throws {
    let app = try SmallApp.shop()
    let result = try await Rxtree.run("--from", "Ap/**", in: app.folder.path)
    #expect(result.error == "rxtree: error: The glob 'Ap/**' matched no Swift file in '.'.\n")
    #expect(result.exitCode == 1)
    let partly = try await Rxtree.run("list", "--from", "Ap/**", "--from", "App/**", in: app.folder.path)
    #expect(partly.error == "warning: The glob 'Ap/**' matched no Swift file.\n")
    #expect(partly.exitCode == 0)
  }
}
