import CommandSupport
import Foundation

/// The built command.
enum Rxtree {
  /// A run of the command that touches no cache but one of its own.
  static func command(
    _ arguments: [String], in folder: String? = nil, environment: [String: String] = [:]
  ) throws -> CommandRun {
    let path = try BuiltCommand.path(of: "rxtree")
    // A relative folder for caches counts as none, and without a home there is none either.
    return CommandRun(path, arguments, in: folder, environment: environment)
  }

  /// Runs the command to its end.
  static func run(
    _ arguments: String..., in folder: String? = nil, environment: [String: String] = [:]
  ) async throws -> CommandResult {
    try await command(arguments, in: folder, environment: environment).result()
  }
}
