import CommandSupport
import Foundation
import Testing

@Suite struct CompletionsCommandTests {
  @Test(arguments: ["bash", "zsh", "fish"])
  func everyShellAcceptsItsScript(_ shell: String) async throws {
    let script = try await Rxtree.run("completions", shell)
    #expect(script.exitCode == 0)
    #expect(script.error == "")
    let folder = try TemporaryFolder()
    try folder.write(["script": script.output])
    // A shell that is not there cannot object.
    let check = try await CommandRun(
      "/bin/sh", ["-c", "! command -v \(shell) >/dev/null || \(shell) -n script"], in: folder.path
    ).result()
    #expect(check == CommandResult())
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func everyScriptKnowsEveryOption(_ shell: String) async throws {
    let script = try await Rxtree.run("completions", shell).output
    let page = try await Rxtree.run("help", "tree").output
    let options = page.matches(of: /--([A-Za-z-]+)/).map { String($0.1) }
    #expect(options.count > 15)
    for option in options { #expect(script.contains(option), "\(option)") }
  }

  /// What bash offers for words of a command line, the last of which is being typed.
  private func offered(_ words: [String]) async throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(["script": try await Rxtree.run("completions", "bash").output])
    let driver =
      "source ./script; COMP_WORDS=(\"$@\"); COMP_CWORD=$(($# - 1)); _rxtree; printf '%s\\n' \"${COMPREPLY[@]}\""
    let result = try await CommandRun("/usr/bin/env", ["bash", "-c", driver, "bash"] + words, in: folder.path).result()
    #expect(result.error == "")
    return result.output.split(separator: "\n").map(String.init)
  }

  private static let hasBash = ["/bin/bash", "/usr/bin/bash"].contains(where: FileManager.default.isExecutableFile)

  @Test(.enabled(if: hasBash)) func bashOffersWhatFits() async throws {
    #expect(try await offered(["rxtree", ""]) == HelpCommandTests.commands)
    #expect(try await offered(["rxtree", "--fo"]) == ["--format"])
    #expect(try await offered(["rxtree", "--format", ""]) == ["text", "edges", "json", "mermaid", "dot"])
    #expect(try await offered(["rxtree", "list", "--format", "="]) == ["text", "json"])
    #expect(try await offered(["rxtree", "list", "--format", "=", "j"]) == ["json"])
    #expect(try await offered(["rxtree", "list", "--ex"]) == ["--exclude"])
    #expect(try await offered(["rxtree", "completions", ""]) == ["bash", "zsh", "fish"])
  }
}
