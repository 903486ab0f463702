/// What a process did.
package struct CommandResult: Sendable, Equatable {
  /// The exit code; less than 0 where a signal ended it.
  package let exitCode: Int32
  /// All of standard output.
  package let output: String
  /// All of standard error.
  package let error: String

  /// Creates a result, to compare others with; by default a success that prints nothing.
  package init(exitCode: Int32 = 0, output: String = "", error: String = "") {
    self.exitCode = exitCode
    self.output = output
    self.error = error
  }
}
