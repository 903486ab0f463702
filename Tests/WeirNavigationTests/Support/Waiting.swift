import WeirUI

/// Waits until a condition holds; where it never does, the time limit of the suite ends the test.
@MainActor
func until(_ condition: @MainActor () -> Bool) async {
  while !condition() { await Task.yield() }
}

/// Gives everything that could go on the turns to do so, on the main actor and off it, many times over.
///
/// For what must not happen; for what must, use `until`.
@MainActor
func quiesce(_ host: HeadlessHost) async {
  for _ in 0..<30 {
    await host.settle()
    // Asynchronous functions go through the pool of threads, which other tests use too.
    await Task.detached {}.value
  }
}
