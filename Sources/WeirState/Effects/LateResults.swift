import Synchronization

/// Counts the results of works that have come too late: after the screen, reactor or scope that they were for had ended.
///
/// They are dropped. A count that grows tells of works that do not stop when they are cancelled. May be used on any thread.
public enum LateResults {
  private static let counter = Atomic<Int>(0)

  /// How many there have been in this process.
  public static var count: Int { counter.load(ordering: .relaxed) }

  static func add() { counter.add(1, ordering: .relaxed) }
}
