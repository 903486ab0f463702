import Foundation
import TestSupport
import Testing

@testable import WeirDriver

@MainActor @Suite struct DriverCommandLineTests {
  private let program = DriverCommandLine(name: "shop", version: "1.2", about: "A shop.")

  private func run(
    _ arguments: [String], input: String = "", hasColor: Bool = false
  ) async -> (code: Int32, out: String, error: String) {
    let written = Written()
    let code = await program.run(
      arguments, console: { _ in written.console(hasColor: hasColor) }, lines: { linesFromPipe(input) }
    ) { _ in ShopApp().makeDriver() }
    return (code, written.out, written.error)
  }

  @Test func helpAndVersion() async {
    let help = await run(["--help"])
    #expect(help.code == 0 && help.error.isEmpty)
    #expect(help.out.hasPrefix("A shop.\n\nusage: shop [--script FILE]…") && help.out.contains("expect NAME"))
    let version = await run(["--version"])
    #expect(version.code == 0 && version.out == "shop 1.2\n")
  }

  @Test func optionsThatMakeNoSense() async {
    let result = await run(["--nope"])
    #expect(result.code == 64 && result.out.isEmpty)
    #expect(
      result.error
        == "shop: error: there is no option \"--nope\"\nusage: shop [--script FILE]… [--echo] [--color auto|always|never]\n"
    )
  }

  @Test func optionsOfItsOwnAreHandedToTheApp() async throws {
    let state = DriverOption("--state", value: "FILE", "keep the state in FILE")
    let fast = DriverOption("--fast", "do not wait")
    let program = DriverCommandLine(name: "shop", options: [state, fast])
    let written = Written()
    func run(_ arguments: [String], _ makeDriver: (GivenOptions) async throws -> AppDriver) async -> Int32 {
      await program.run(arguments, console: { _ in written.console }, lines: { linesFromPipe("") }, makeDriver)
    }
    var given = GivenOptions()
    let code = await run(["--fast", "--state", "a", "--state=b"]) {
      given = $0
      return ShopApp().makeDriver()
    }
    #expect(code == 0 && given[state] == "b" && given.all(state) == ["a", "b"] && given.has(fast))
    _ = await run([]) {
      given = $0
      return ShopApp().makeDriver()
    }
    #expect(given[state] == nil && given.all(state).isEmpty && !given.has(fast))
    #expect(await run(["--help"]) { _ in throw CancellationError() } == 0)
    #expect(written.out.contains("usage: shop [--script FILE]… [--state FILE] [--fast] [--echo]"))
    #expect(
      written.out.contains("\n  --state FILE   keep the state in FILE\n  --fast         do not wait\n  --script FILE  ")
    )
  }

  @Test func anAppMayRefuseWhatWasGiven() async throws {
    let written = Written()
    try await withFile(Array("route\n".utf8)) { path in
      for arguments in [[], ["--script", path]] {
        let code = await program.run(arguments, console: { _ in written.console }, lines: { linesFromPipe("") }) { _ in
          throw DriverUsageError("--size takes a number")
        }
        #expect(code == 64)
      }
    }
    let message =
      "shop: error: --size takes a number\nusage: shop [--script FILE]… [--echo] [--color auto|always|never]\n"
    #expect(written.error == message + message)
  }

  @Test func optionsThatEveryProgramHasCannotBeTaken() async {
    for name in ["--script", "-x", "--same"] {
      let options = [DriverOption("--same", ""), DriverOption(name, "")]
      let program = DriverCommandLine(name: "shop", options: options)
      let watch = FaultWatch()
      let written = Written()
      _ = await program.run(["--version"], console: { _ in written.console }, lines: { linesFromPipe("") }) { _ in
        throw CancellationError()
      }
      #expect(watch.faults(of: "DriverCommandLine") == ["an option begins with two dashes, and is there once; \(name)"])
    }
  }

  @Test func aScriptThatHolds() async throws {
    try await withFile(Array("expect Welcome\nroute\n".utf8)) { path in
      let result = await run(["--script", path])
      #expect(result.code == 0 && result.out == "/sign-in\n" && result.error.isEmpty)
      let echoed = await run(["--script", path, "--echo"])
      #expect(echoed.out == "> expect Welcome\n> route\n/sign-in\n")
    }
  }

  @Test func aScriptThatDiffersEndsWith1AndItsPlace() async throws {
    try await withFile(Array("\n  expect Goodbye\nroute\n".utf8)) { path in
      let result = await run(["--script", path])
      #expect(result.code == 1 && result.out.isEmpty)
      #expect(result.error.hasPrefix("\(path):2:3: error: nothing on the screen is called \"Goodbye\"\n"))
      #expect(!result.error.contains("\u{1B}"))
      let colored = await run(["--script", path], hasColor: true)
      #expect(colored.error.hasPrefix("\u{1B}[31m\(path):2:3"))
    }
  }

  @Test func eachScriptHasAFreshAppAndTheFirstThatFailsEnds() async throws {
    try await withFile(Array("type Name \"a\"\nexpect Name = a\n".utf8)) { first in
      try await withFile(Array("expect Name = \"\"\n".utf8)) { second in
        #expect(await run(["--script", first, "--script", second]).code == 0)
        #expect(await run(["--script", second, "--script", "/nowhere", "--script", first]).code == 1)
      }
    }
  }

  @Test func scriptsThatCannotBeReadOrMakeNoSense() async throws {
    let missing = await run(["--script", "/nowhere.weir"])
    #expect(missing.code == 1 && missing.error == "cannot read /nowhere.weir: No such file or directory\n")
    try await withFile(Array("back\nfly away\n".utf8)) { path in
      let result = await run(["--script", path])
      #expect(result.code == 1 && result.error.hasPrefix("\(path):2:1: error: there is no command \"fly\""))
    }
  }

  @Test func anAppThatCannotBeStarted() async {
    struct Fault: Error, CustomStringConvertible { let description = "no disk" }
    let written = Written()
    let code = await program.run([], console: { _ in written.console }, lines: { linesFromPipe("") }) { _ in
      throw Fault()
    }
    #expect(code == 1 && written.error == "shop: error: the app cannot be started: no disk\n")
  }

  @Test func withoutATerminalCommandsAreReadAndNoPromptIsShown() async {
    let result = await run(
      [], input: "type Name \"ada\"\nnonsense\nexpect screen:\n  …\n\nexpect Nobody\nquit\nroute\n")
    #expect(result.code == 1)
    #expect(
      result.out == """
        navigation bar "Welcome"
        text "Sign in"
        field "Name" = ""
        secure field "Password" = ""
        button "Sign in" (disabled)
        navigation bar "Welcome"
        text "Sign in"
        field "Name" = "ada" (editing)
        secure field "Password" = ""
        button "Sign in" (disabled)

        """)
    #expect(
      result.error.contains("error: there is no command \"nonsense\"")
        && result.error.contains("error: nothing on the screen is called \"Nobody\""))
    #expect(!result.out.contains("shop>") && !result.error.contains("\u{1B}"))
  }

  @Test func theEndOfInputEndsThePrompt() async {
    let result = await run([], input: "route")
    #expect(result.code == 0 && result.out.hasSuffix("/sign-in\n"))
  }

  @Test func aLineWithoutEndIsGivenUp() async {
    let result = await run([], input: String(repeating: "x", count: 1_000_000))
    #expect(result.code == 1 && result.error == "error: a line is longer than any command\n")
  }

  @Test(arguments: ["nonsense", "expect Nobody", "tap", "back"])
  func aCommandFromAPipeThatFailsIsToldAtTheEnd(_ command: String) async {
    #expect(await run([], input: "expect Welcome\n# nothing\n\nroute\n").code == 0)
    let result = await run([], input: "\(command)\nroute\n")
    #expect(result.code == 1 && result.out.hasSuffix("/sign-in\n"))
  }

  @Test func outputThatCannotBeWrittenIsAnError() async throws {
    try await withFile(Array("route\n".utf8)) { path in
      // It may only be read.
      let descriptor = open(path, O_RDONLY)
      defer { close(descriptor) }
      for arguments in [["--help"], ["--script", path], []] {
        let written = Written()
        var console = Console(output: descriptor, error: descriptor, hasColor: false)
        console.error = { written.error += $0 }
        let code = await program.run(arguments, console: { _ in console }, lines: { linesFromPipe("quit\n") }) { _ in
          ShopApp().makeDriver()
        }
        #expect(code == 1)
        #expect(written.error == "shop: error: standard output cannot be written: Bad file descriptor\n")
      }
    }
  }
}
