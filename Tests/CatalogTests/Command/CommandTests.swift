import CommandSupport
import Testing

@testable import CatalogCommand

/// The command as a process.
@Suite(.timeLimit(.minutes(10))) struct CommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String...) async throws -> CommandResult {
    try await CommandRun(BuiltCommand.path(of: "catalog"), arguments, in: folder.path).result()
  }

  @Test(arguments: ["browse", "links"])
  func eachScriptHolds(name: String) async throws {
    #expect(try await run("--script", Repository.script(name)) == CommandResult())
  }

  @Test func whatOneProcessKeepsAnotherOneRestores() async throws {
    let kept = try await run("--state", "state.json", "--script", Repository.script("leave"))
    #expect(kept.exitCode == 0 && kept.output.hasPrefix("kept in ") && kept.error.isEmpty, "\(kept)")
    let restored = try await run("--state=state.json", "--script", Repository.script("restored"))
    #expect(restored == CommandResult())
    #expect(try await run("--script", Repository.script("restored")).exitCode == 1, "without the file it differs")
  }

  @Test func withoutAScriptCommandsAreReadFromStandardInput() async throws {
    let result = try await run()
    #expect(result.exitCode == 0 && result.error.isEmpty)
    #expect(result.output.hasPrefix("navigation bar \"Welcome\"\n"))
  }

  @Test func aFileThatCannotBeUsedIsSaid() async throws {
    try folder.write(["state.json": "{"])
    let result = try await run("--state", "state.json")
    #expect(result.exitCode == 0)
    #expect(result.output.contains("The app starts anew. ") && result.output.contains("state.json:1: it is damaged"))
  }

  @Test func optionsThatMakeNoSense() async throws {
    let usage = "usage: catalog [--script FILE]… [--state FILE] [--echo] [--color auto|always|never]\n"
    let expected = [
      (["--state"], "--state needs FILE"),
      (["--sate", "x"], "there is no option \"--sate\"; did you mean --state?"),
      (["--state", "."], "--state needs a file, and . is a folder"),
    ]
    for (arguments, message) in expected {
      let run = CommandRun(try BuiltCommand.path(of: "catalog"), arguments, in: folder.path)
      #expect(
        try await run.result()
          == CommandResult(exitCode: 64, output: "", error: "catalog: error: \(message)\n\(usage)"))
    }
  }

  @Test func helpNamesItsOwnOption() async throws {
    let help = try await run("--help")
    #expect(help.output.contains("  --state FILE   keep the state in FILE, and start with what it holds\n"))
  }
}
