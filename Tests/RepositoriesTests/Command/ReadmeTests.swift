import CommandSupport
import Testing

/// What the example's README shows is what the commands print.
@Suite(.timeLimit(.minutes(10))) struct ReadmeTests {
  /// The lines that the README shows of a command.
  private func shown(_ command: String) throws -> [Substring] {
    let readme = try String(contentsOfFile: RepositoryFolder.example("Repositories") + "/README.md", encoding: .utf8)
    let block = try #require(readme.components(separatedBy: "$ \(command)\n").dropFirst().first)
    return block.components(separatedBy: "\n```")[0].split(separator: "\n")
  }

  @Test func theSession() async throws {
    let expected = try shown("swift run repositories")
    let result = try await CommandRun(BuiltCommand.path(of: "repositories"), in: RepositoryFolder.path).result()
    #expect(expected.last == "...")
    #expect(result.output.split(separator: "\n").prefix(expected.count - 1) == expected.dropLast()[...])
  }

  @Test func theTree() async throws {
    let expected = try shown("swift run rxtree --dir Examples/Repositories")
    let arguments = ["--dir", "Examples/Repositories", "--no-cache", "--quiet"]
    let result = try await CommandRun(BuiltCommand.path(of: "rxtree"), arguments, in: RepositoryFolder.path).result()
    #expect(result.exitCode == 0 && result.output.split(separator: "\n") == expected)
  }
}
