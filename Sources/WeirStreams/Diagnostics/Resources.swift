import Synchronization

/// Counts what the streams hold, so that a test can tell that nothing leaks.
///
/// Debug builds count; in release builds the count stays 0 and costs nothing.
public enum Resources {
  private static let alive = Atomic<Int32>(0)
  private static let serialObservations = Atomic<Int32>(0)

  /// How many observables, subscriptions, operators at work and disposables are alive.
  ///
  /// Any thread.
  public static var total: Int32 { alive.load(ordering: .sequentiallyConsistent) }

  /// How many streams send their events on a serial dispatch queue, by `observe(on:)`.
  ///
  /// Any thread.
  public static var numberOfSerialDispatchQueueObservables: Int32 {
    serialObservations.load(ordering: .sequentiallyConsistent)
  }

  /// Counts something of the program's own, and gives the new total.
  ///
  /// Any thread; in release builds, too.
  @discardableResult
  public static func incrementTotal() -> Int32 { alive.add(1, ordering: .sequentiallyConsistent).newValue }

  /// Counts that something of the program's own has gone, and gives the new total.
  ///
  /// Any thread; in release builds, too.
  @discardableResult
  public static func decrementTotal() -> Int32 { alive.subtract(1, ordering: .sequentiallyConsistent).newValue }

  /// Counts a stream on a serial dispatch queue for as long as it lives.
  final class SerialObservation: Sendable {
    init() {
      #if DEBUG
        serialObservations.add(1, ordering: .sequentiallyConsistent)
      #endif
    }

    deinit {
      #if DEBUG
        serialObservations.subtract(1, ordering: .sequentiallyConsistent)
      #endif
    }
  }

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
