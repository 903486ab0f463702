/// What the command tells its caller.
enum ExitCode: Int32, Sendable {
  /// There is a result.
  case success = 0
  /// Nothing was found, the result could not be written, or `--strict` found a fault.
  case failure = 1
  /// The options or arguments make no sense (`EX_USAGE`).
  case usage = 64
}
