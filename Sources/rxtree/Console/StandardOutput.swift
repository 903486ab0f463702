/// Where results go, and nothing but results.
enum StandardOutput {
  /// Writes a result; a reader that has seen enough is no failure.
  static func write(_ text: String) -> ExitCode {
    switch System.write(text, to: .output) {
    case .written, .closed: return .success
    case .failed(let reason):
      _ = System.write("rxtree: error: The result cannot be written: \(reason).\n", to: .error)
      return .failure
    }
  }
}
