import CommandSupport
import Foundation

/// A file of a program that uses the streams, as the compiler sees it in one of the language modes.
///
/// Nothing is built: the file is only checked, against the modules that lie beside the tests.
struct ClientModule {
  /// The compiler could not check the file, for a reason that does not lie in it.
  struct NotChecked: Error {
    let output: String
  }

  /// The language mode: 5 or 6.
  let mode: Int
  /// The text of the file.
  let text: String

  /// What the compiler says of the file: "error" or "warning", and the line, in order and each once.
  func complaints(warningsAsErrors: Bool = false) async throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(["Client.swift": text])
    let modules = try BuiltCommand.folder(ofModule: "WeirStreams")
    let flags = ["-typecheck", "Client.swift", "-swift-version", "\(mode)", "-I", modules] + Self.platform
    let strict = warningsAsErrors ? ["-warnings-as-errors"] : []
    let result = try await CommandRun(
      Self.compiler.program, Self.compiler.arguments + flags + strict, in: folder.path
    ).result()
    let complaints = Self.complaints(in: result.error + result.output)
    let isExpected = (result.exitCode == 0) != complaints.contains { $0.hasPrefix("error") }
    guard isExpected else { throw NotChecked(output: result.error + result.output) }
    return complaints
  }

  /// The lines that begin as `Client.swift:5:30: warning: …` does.
  private static func complaints(in output: String) -> [String] {
    var complaints: [String] = []
    for line in output.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 4).map { $0.drop { $0 == " " } }
      guard parts.count == 5, parts[0].hasSuffix("Client.swift"), ["error", "warning"].contains(parts[3]) else {
        continue
      }
      let complaint = "\(parts[3]) \(parts[1])"
      if !complaints.contains(complaint) { complaints.append(complaint) }
    }
    return complaints
  }

  #if os(macOS)
    private static let compiler = (program: "/usr/bin/xcrun", arguments: ["swiftc"])
    #if arch(arm64)
      private static let platform = ["-target", "arm64-apple-macosx15.0"]
    #else
      private static let platform = ["-target", "x86_64-apple-macosx15.0"]
    #endif
  #else
    private static let compiler = (program: "/usr/bin/env", arguments: ["swiftc"])
    private static let platform: [String] = []
  #endif
}
