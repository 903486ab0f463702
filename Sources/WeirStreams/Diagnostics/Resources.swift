import Synchronization

/// Counts what the streams hold, so that a test can tell that nothing leaks.
///
/// Debug builds count; in release builds the count stays 0 and costs nothing.
public enum Resources {
  private static let alive = Atomic<Int32>(0)

  /// How many observables, subscriptions, operators at work and disposables are alive.
  ///
  /// Any thread.
  public static var total: Int32 { alive.load(ordering: .sequentiallyConsistent) }

  @inline(__always)
  static func count() {
    #if DEBUG
      alive.add(1, ordering: .sequentiallyConsistent)
    #endif
  }

  @inline(__always)
  static func discount() {
    #if DEBUG
      alive.subtract(1, ordering: .sequentiallyConsistent)
    #endif
  }
}
