import CommandSupport
import Testing

@Suite struct HelpCommandTests {
  static let commands = ["tree", "list", "path", "who", "completions", "help"]

  @Test func overviewNamesEveryCommandAndExitCode() async throws {
    let overview = try await Rxtree.run("help")
    #expect(overview.exitCode == 0)
    #expect(overview.error == "")
    for command in Self.commands { #expect(overview.output.contains("\n  \(command) ")) }
    for code in ["0   ", "1   ", "64  "] { #expect(overview.output.contains("\n  \(code)")) }
    #expect(try await Rxtree.run("--help") == overview)
    #expect(try await Rxtree.run("-h") == overview)
  }

  @Test(arguments: commands)
  func everyCommandHasAPageHoweverItIsAskedFor(_ command: String) async throws {
    let page = try await Rxtree.run("help", command)
    #expect(page.exitCode == 0)
    #expect(page.error == "")
    #expect(page.output.contains("Usage: rxtree "))
    #expect(page.output.contains("  --help, -h"))
    #expect(try await Rxtree.run(command, "--help") == page)
    #expect(try await Rxtree.run(command, "-h", "--nonsense") == page)
  }

  @Test(arguments: commands + [""])
  func everyLineFitsATerminal(_ command: String) async throws {
    let page = try await Rxtree.run(command.isEmpty ? "--help" : "help", command.isEmpty ? "-h" : command)
    for line in page.output.split(separator: "\n") { #expect(line.count <= 80, "\(line)") }
  }

  @Test func everyOptionIsExplained() async throws {
    let page = try await Rxtree.run("help", "tree")
    let options = [
      "--dir DIR", "--from GLOB", "--exclude GLOB", "--max-levels, --maxLevels, --depth N", "--expand",
      "--only flows|screens", "--format text|edges|json|mermaid|dot", "--color auto|always|never", "--strict",
      "--no-cache", "--cache-dir DIR", "--jobs N", "--quiet, -q", "--statistics", "--version",
    ]
    for option in options { #expect(page.output.contains("\n  \(option)"), "\(option)") }
  }

  @Test func anUnknownCommandIsAnErrorWithTheNearestName() async throws {
    let result = try await Rxtree.run("help", "pth")
    #expect(result.error == "rxtree: error: There is no command 'pth'. Did you mean path?\nSee: rxtree help --help\n")
    #expect(result.exitCode == 64)
  }

  @Test func everyCommandKnowsTheVersion() async throws {
    let version = try await Rxtree.run("--version")
    #expect(version.output.wholeMatch(of: /rxtree \d+\.\d+\.\d+\n/) != nil)
    for command in Self.commands { #expect(try await Rxtree.run(command, "--version") == version) }
  }
}
