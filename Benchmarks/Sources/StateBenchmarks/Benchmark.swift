/// One case: work with the library, and the same work written by hand without it, which is the limit.
@MainActor
struct Benchmark {
  /// What the case is called on the command line and in the table.
  let name: String
  /// Prepares the library's side, and gives what does the work once.
  let library: () -> () -> Void
  /// Prepares the side by hand, and gives what does the work once.
  let byHand: () -> () -> Void
}
