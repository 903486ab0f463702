/// Why a command has no result: a sentence, and the exit code that goes with it.
struct CommandFailure: Error {
  let exitCode: ExitCode
  let message: String

  /// Nothing was found.
  static func notFound(_ message: String) -> CommandFailure {
    CommandFailure(exitCode: .failure, message: message)
  }

  /// The options or arguments make no sense.
  static func usage(_ message: String) -> CommandFailure {
    CommandFailure(exitCode: .usage, message: message)
  }
}
