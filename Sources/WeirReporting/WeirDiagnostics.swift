import Synchronization

/// Where faults in the program that uses Weir are reported.
///
/// Only what would corrupt state traps; everything else comes here, and the program goes on.
public enum WeirDiagnostics {
  /// A rule that the program has broken.
  public struct Fault: Sendable, CustomStringConvertible {
    /// The type whose rule was broken.
    public let type: String
    /// The rule.
    public let rule: String
    /// The value that broke it.
    public let value: String
    /// What to do about it.
    public let remedy: String

    /// The fault as one line: "Type: rule; value; remedy".
    public var description: String { "\(type): \(rule); \(value); \(remedy)" }
  }

  /// Takes a fault, on the thread where it was found.
  public typealias Handler = @Sendable (Fault) -> Void

  private static let current = Mutex<Handler> { print("Weir: \($0)") }

  /// What gets the faults; it prints them unless set.
  ///
  /// Any thread.
  public static var handler: Handler {
    get { current.withLock { $0 } }
    set {
      // The old handler is released when the lock is free: it may hold what has a `deinit` of a user's.
      let old = current.withLock { stored in
        let old = stored
        stored = newValue
        return old
      }
      withExtendedLifetime(old) {}
    }
  }

  /// What gets the faults of a task, and of the tasks that it starts, in the place of the handler.
  ///
  ///     await WeirDiagnostics.$handlerOfTask.withValue({ found.add($0) }) { await explore() }
  @TaskLocal public static var handlerOfTask: Handler?

  /// What hears of faults beside the handler.
  private static let watchers = Mutex<[@Sendable (Fault) -> Void]>([])

  /// Hears of every fault from now on, after the handler and for good.
  ///
  /// For the package's own tests, which run side by side: each can look for faults without taking the handler of another.
  package static func watch(_ watcher: @escaping Handler) {
    watchers.withLock { $0.append(watcher) }
  }

  /// Reports a fault.
  public static func report(_ type: String, rule: String, value: String, remedy: String) {
    let fault = Fault(type: type, rule: rule, value: value, remedy: remedy)
    (handlerOfTask ?? handler)(fault)
    for watcher in watchers.withLock({ $0 }) { watcher(fault) }
  }
}
