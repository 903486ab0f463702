import Foundation

/// A process to be run to its end.
package struct CommandRun: Sendable {
  /// The path of the program.
  package var program: String
  /// Its arguments.
  package var arguments: [String]
  /// The folder in which it runs; nil for that of the tests.
  package var folder: String?
  /// Its whole environment.
  package var environment: [String: String]

  /// Creates a run; without an environment it has a search path, and nothing that would colour its output.
  package init(
    _ program: String, _ arguments: [String] = [], in folder: String? = nil, environment: [String: String] = [:]
  ) {
    self.program = program
    self.arguments = arguments
    self.folder = folder
    let path = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
    self.environment = ["PATH": path].merging(environment) { $1 }
  }

  /// Runs it, and collects what it prints in files, which cannot run full as pipes do.
  /// - Parameter input: What it reads from standard input.
  package func result(input: String = "") async throws -> CommandResult {
    let files = try TemporaryFolder()
    try files.write(["input": input])
    let output = try files.file("output")
    let error = try files.file("error")
    let exitCode = try await run(input: files.reading("input"), output: output, error: error)
    return CommandResult(
      exitCode: exitCode, output: try files.text(of: "output"), error: try files.text(of: "error"))
  }

  /// Runs it with files of the caller; gives the exit code, less than 0 where a signal ended it.
  package func run(
    input: FileHandle = .nullDevice, output: FileHandle, error: FileHandle
  ) async throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.environment = environment
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    process.standardInput = input
    process.standardOutput = output
    process.standardError = error
    return try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { process in
        let status = process.terminationStatus
        continuation.resume(returning: process.terminationReason == .exit ? status : -status)
      }
      do {
        try process.run()
      } catch {
        continuation.resume(throwing: error)
      }
    }
  }
}
