import CommandSupport
import Testing

@testable import RepositoriesCommand

/// The command as a process.
@Suite(.timeLimit(.minutes(10))) struct CommandTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func run(_ arguments: String...) async throws -> CommandResult {
    try await run(arguments)
  }

  private func run(_ arguments: [String]) async throws -> CommandResult {
    try await CommandRun(BuiltCommand.path(of: "repositories"), arguments, in: folder.path).result()
  }

  @Test(arguments: [
    ["--script", "browse"], ["--script", "edit"],
    ["--answers", "offline,ok,500,ok,garbage,ok,403,ok", "--script", "failures"],
  ])
  func eachScriptHolds(arguments: [String]) async throws {
    let script = RepositoryFolder.example("Repositories") + "/Scripts/\(arguments.last ?? "").weir"
    #expect(try await run(arguments.dropLast() + [script]) == CommandResult())
  }

  @Test func withoutFaultsTheScriptOfFailuresDiffers() async throws {
    let result = try await run("--script", RepositoryFolder.example("Repositories") + "/Scripts/failures.weir")
    #expect(result.exitCode == 1)
    #expect(result.error.contains("failures.weir:"))
  }

  @Test func theLogGoesToStandardError() async throws {
    try folder.write(["look.weir": "outline"])
    let quiet = try await run("--script", "look.weir")
    #expect(quiet.error == "" && quiet.output.hasPrefix("navigation bar \"Repositories\"\n"))
    let loud = try await run("--log", "info", "--script", "look.weir")
    #expect(loud.error.hasPrefix("info: search \"\", page 1: 200\n"))
    #expect(loud.output == quiet.output)
  }

  @Test func whereThereIsNoNetworkItSaysSo() async throws {
    // The port of the discard service, where nobody listens.
    try folder.write(["look.weir": "outline\nexpect row 1"])
    let result = try await run(
      "--live", "--service", "http://127.0.0.1:9", "--log", "warning", "--script", "look.weir")
    #expect(result.exitCode == 1)
    #expect(result.output.contains("text \"There is no network. Check the connection, and try again.\""))
    #expect(result.error.hasPrefix("warning: search \"\", page 1: "))
    #expect(result.error.contains("look.weir:2:"))
  }

  @Test func optionsThatMakeNoSense() async throws {
    let expected = [
      (
        ["--answers", "ok,maybe"], "\"maybe\" is no answer of the sample; there are ok, offline, 500, 403, 401, garbage"
      ),
      (["--log", "loud"], "\"loud\" is no level of the log; there are debug, info, warning, error"),
      (["--service", "http://localhost"], "--service needs --live"),
      (["--live", "--answers", "ok"], "--answers is for the sample, and not for --live"),
    ]
    let services = [
      "localhost", "http://", "file:///etc", "http://localhost?a=b", "http://localhost/#a", "http://localhost:99999",
    ].map { url in
      (["--live", "--service", url], "--service needs a URL such as https://api.github.com, and \"\(url)\" is none")
    }
    for (arguments, message) in expected + services {
      let result = try await run(arguments)
      #expect(result.exitCode == 64 && result.output == "")
      #expect(result.error.hasPrefix("repositories: error: \(message)\nusage: repositories "))
    }
  }
}
