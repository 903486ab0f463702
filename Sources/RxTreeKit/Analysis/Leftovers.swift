/// Keeps what a run has made until the process ends.
///
/// To free all of it piece by piece takes a twentieth of a run, which is of no use to a process that ends right after.
/// Unchecked because `kept` is only touched under its lock, and nobody looks at what it keeps.
final class Leftovers: @unchecked Sendable {
  private let kept = Protected<[Any]>([])
  private let isWanted: Bool

  init(isWanted: Bool) {
    self.isWanted = isWanted
    // Nobody lets go of it.
    if isWanted { _ = Unmanaged.passRetained(self) }
  }

  /// Keeps something, if the process is about to end.
  func keep(_ values: Any...) {
    guard isWanted else { return }
    nonisolated(unsafe) let values = values
    kept.withLock { $0.append(values) }
  }
}
