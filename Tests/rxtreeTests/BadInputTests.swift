import CommandSupport
import Foundation
import Testing

#if canImport(Glibc)
  import Glibc
#endif

@Suite struct BadInputTests {
  @Test func noSuchDirectory() async throws {
    let folder = try TemporaryFolder()
    let result = try await Rxtree.run("--dir", folder.path + "/nowhere")
    #expect(result.output == "")
    #expect(result.error == "rxtree: error: There is no directory '\(folder.path)/nowhere'.\n")
    #expect(result.exitCode == 1)
  }

  @Test func aFileInPlaceOfADirectory() async throws {
    let app = try SmallApp.shop()
    let result = try await Rxtree.run("--dir", app.folder.path + "/App/CartFlow.swift")
    #expect(result.error.hasSuffix("CartFlow.swift' is not a directory.\n"))
    #expect(result.exitCode == 1)
  }

  @Test func noSwiftFile() async throws {
    let app = try SmallApp(["README.md": "# Nothing"])
    let result = try await Rxtree.run("AppFlow", "--dir", app.folder.path)
    #expect(result.output == "")
    #expect(result.error.hasPrefix("rxtree: error: No Swift file"))
    #expect(result.exitCode == 1)
  }

  @Test func anUnknownRootWithTheNearestNames() async throws {
    let app = try SmallApp.shop()
    let near = try await Rxtree.run("ShpFlow", in: app.folder.path)
    #expect(
      near.error == "rxtree: error: There is no flow, coordinator or screen named 'ShpFlow'. Did you mean ShopFlow?\n")
    let far = try await Rxtree.run("Zebra", in: app.folder.path)
    #expect(far.error.hasSuffix("named 'Zebra'. rxtree list shows the names.\n"))
    let folder = try await Rxtree.run("App", in: app.folder.path)
    #expect(folder.error.hasSuffix("A folder is given as --dir App.\n"))
    #expect([near.exitCode, far.exitCode, folder.exitCode] == [1, 1, 1])
  }

  @Test func noRoot() async throws {
    var files = SmallApp.shopFiles
    files["App/AppDelegate.swift"] = nil
    let app = try SmallApp(files)
    let result = try await Rxtree.run("-q", in: app.folder.path)
    #expect(result.output == "")
    #expect(result.error.hasPrefix("rxtree: error: The source starts no flow or coordinator anywhere."))
    #expect(result.exitCode == 1)
  }

  @Test func aFileThatIsNotUTF8() async throws {
    let app = try SmallApp.shop()
    try app.folder.write("App/Latin.swift", Data([0x2F, 0x2F, 0x20, 0xE9, 0xFF, 0x0A]))
    let result = try await Rxtree.run("ShopFlow", in: app.folder.path)
    #expect(result.output == SmallApp.shopTree)
    #expect(result.error.contains("App/Latin.swift:1:4: warning: "))
    #expect(result.exitCode == 0)
    #expect(try await Rxtree.run("ShopFlow", "--strict", in: app.folder.path).exitCode == 1)
  }

  @Test(.enabled(if: geteuid() != 0, "the superuser can read everything"))
  func aFileThatCannotBeRead() async throws {
    let app = try SmallApp.shop(adding: ["App/Secret.swift": "class Secret {}"])
    let path = app.folder.path + "/App/Secret.swift"
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: path)
    let result = try await Rxtree.run("ShopFlow", in: app.folder.path)
    #expect(result.output == SmallApp.shopTree)
    #expect(result.error.contains("App/Secret.swift"))
    #expect(result.error.contains("warning: "))
    #expect(result.exitCode == 0)
  }

  @Test func halfWrittenSwift() async throws {
    let half =
      "class HalfFlow: Flow {\n  func navigate(to step: Step) -> FlowContributors {\n    switch step { case .a: \"\"\""
    let app = try SmallApp.shop(adding: ["App/HalfFlow.swift": half, "App/Odd.swift": "}}} func ( ] class {"])
    let result = try await Rxtree.run("ShopFlow", "-q", in: app.folder.path)
    #expect(result.output == SmallApp.shopTree)
    #expect(result.exitCode == 0)
  }

  @Test(arguments: ["(", "[", "{", "<", "((", "{ [ ("])
  func aHundredThousandNestedBrackets(_ bracket: String) async throws {
    let brackets = String(repeating: bracket, count: 100_000)
    let app = try SmallApp.shop(adding: [
      "App/Deep.swift": "class DeepFlow: Flow { func navigate(to step: Step) -> FlowContributors { \(brackets)"
    ])
    let result = try await Rxtree.run("ShopFlow", "-q", in: app.folder.path)
    #expect(result == CommandResult(output: SmallApp.shopTree))
  }

  @Test func linksThatFormLoops() async throws {
    let app = try SmallApp.shop()
    let files = FileManager.default
    try files.createSymbolicLink(atPath: app.folder.path + "/App/Again", withDestinationPath: "..")
    try files.createSymbolicLink(atPath: app.folder.path + "/App/Self", withDestinationPath: "Self")
    let result = try await Rxtree.run("ShopFlow", "-q", in: app.folder.path)
    #expect(result == CommandResult(output: SmallApp.shopTree))
  }

  @Test func aTerminalEscapeInAnIdentifierOrAPath() async throws {
    let app = try SmallApp.shop(adding: [
      "App/\u{1B}[31m.swift": """
      final class `Red\u{1B}[31mFlow`: Flow {
        var root: Presentable { UINavigationController() }
        func navigate(to step: Step) -> FlowContributors { .none }
      }
      """
    ])
    for format in ["text", "edges", "json", "mermaid", "dot"] {
      let result = try await Rxtree.run("--format", format, "--color", "never", in: app.folder.path)
      #expect(!result.output.contains("\u{1B}"), "\(format)")
      #expect(!result.error.contains("\u{1B}"), "\(format)")
    }
    let root = try await Rxtree.run("\u{1B}]0;title\u{7}", "--dir", app.folder.path)
    #expect(root.error.contains("named '\\u{1B}]0;title\\u{7}'"))
    #expect(!root.error.contains("\u{1B}"))
  }
}
