import CommandSupport
import Foundation
import Testing

/// Every command that the README and the guides show prints what they say.
@Suite struct ConsoleExampleTests {
  static let examples = Repository.documents.flatMap { document in
    ConsoleExample.all(in: document, (try? Repository.text(of: document)) ?? "")
  }

  @Test func thereAreExamples() {
    #expect(Self.examples.count >= 10)
    #expect(Self.examples.contains { $0.document == "README.md" })
  }

  @Test(arguments: examples)
  func printsWhatTheDocumentSays(_ example: ConsoleExample) async throws {
    let lines = try await printed(by: example)
    #expect(example.matches(lines), "\(example.testDescription) printed:\n\(lines.joined(separator: "\n"))")
  }

  /// The lines that a command prints, to standard output and standard error together.
  private func printed(by example: ConsoleExample) async throws -> [String] {
    let folder = try TemporaryFolder()
    if let app = example.app { try folder.write(["App.swift": app]) }
    // What `swift run` runs is already built; a build inside of `swift test` would wait for it for ever.
    let command = example.command.replacingOccurrences(of: "swift run rxtree", with: "rxtree")
    let rxtree = try BuiltCommand.path(of: "rxtree")
    let bin = URL(fileURLWithPath: rxtree).deletingLastPathComponent().path
    let path = bin + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
    let run = CommandRun(
      "/bin/sh", ["-c", "exec 2>&1; \(command)"], in: example.app == nil ? Repository.path : folder.path,
      environment: ["PATH": path])
    let text = try await run.result().output
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    return lines.last == "" ? lines.dropLast() : lines
  }
}
