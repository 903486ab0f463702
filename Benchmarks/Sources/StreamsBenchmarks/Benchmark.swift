/// One case: work with the library, and the same work written by hand without it, which is the limit.
struct Benchmark: Sendable {
  /// What the case is called on the command line and in the table.
  let name: String
  /// Prepares the library's side, and gives what does the work a number of times.
  let library: @Sendable () -> (Int) -> Void
  /// Prepares the side by hand, and gives what does the work a number of times.
  let byHand: @Sendable () -> (Int) -> Void
}
