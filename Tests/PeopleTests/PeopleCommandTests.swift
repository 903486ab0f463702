import CommandSupport
import Foundation
import Testing

/// The command as a person starts it.
@Suite(.timeLimit(.minutes(10))) struct PeopleCommandTests {
  private func people(_ arguments: String..., input: String = "") async throws -> CommandResult {
    try await CommandRun(BuiltCommand.path(of: "people"), arguments).result(input: input)
  }

  @Test func scriptsHold() async throws {
    let scripts = try PeopleFolder.scripts()
    #expect(scripts.count >= 3)
    for script in scripts {
      #expect(try await people("--script", script) == CommandResult(), "\(script)")
    }
  }

  @Test func theFirstDifferenceIsToldWithItsPlace() async throws {
    let result = try await people("--script", "-", input: "tab Profiles\n  expect Clara Wieck\n")
    #expect(result.exitCode == 1 && result.output == "")
    #expect(result.error.hasPrefix("standard input:2:3: error: nothing on the screen is called \"Clara Wieck\"\n"))
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func aSignalAtThePromptLeavesTheTerminalAsItWas(_ signal: Int32) throws {
    let terminal = try Terminal()
    let process = Process()
    process.executableURL = URL(fileURLWithPath: try BuiltCommand.path(of: "people"))
    process.environment = ["TERM": "xterm"]
    process.standardInput = terminal.slave
    process.standardOutput = terminal.slave
    process.standardError = terminal.slave
    #expect(terminal.echoes)
    try process.run()
    #expect(terminal.wait(for: "people> ").contains("tab completes"))
    #expect(!terminal.echoes)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == signal)
    #expect(terminal.echoes)
  }

  @Test func withoutAScriptItTakesCommandsAndShowsTheScreen() async throws {
    let result = try await people(input: "quit\n")
    #expect(result.exitCode == 0 && result.error == "")
    #expect(result.output.hasSuffix("tab bar\n  tab \"Nested\" (selected)\n  tab \"Profiles\"\n"))
  }

  @Test func helpListsOptionsAndCommands() async throws {
    let help = try await people("--help")
    #expect(help.exitCode == 0)
    #expect(
      help.output.hasPrefix("People: screens in screens") && help.output.contains("usage: people [--script FILE]…"))
  }
}
