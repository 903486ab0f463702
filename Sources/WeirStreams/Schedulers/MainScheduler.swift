import Dispatch
import Synchronization

/// Runs actions on the main queue: at once where the caller is on it and nothing waits, else after what waits.
///
/// So events that are sent on the main queue arrive synchronously with `observe(on:)`, and all arrive in order.
public final class MainScheduler: SerialDispatchQueueScheduler, @unchecked Sendable {
  // `@unchecked Sendable`: the count is atomic.
  private let waiting = Atomic<Int>(0)

  /// The usual main scheduler.
  public static let instance = MainScheduler()

  /// A scheduler on the main queue that never runs an action at once.
  public static let asyncInstance = SerialDispatchQueueScheduler(serialQueue: .main)

  /// Makes a scheduler with a count of its own of what waits.
  public init() {
    super.init(serialQueue: .main)
  }

  /// Reports where the caller is not on the main queue.
  public static func ensureExecutingOnScheduler(errorMessage: String? = nil) {
    if MainQueue.isCurrent { return }
    WeirDiagnostics.report(
      "MainScheduler", rule: errorMessage ?? "this must run on the main queue", value: "it runs elsewhere",
      remedy: "schedule it on MainScheduler.instance, or observe(on:) that")
  }

  /// Reports where the caller is not on the main queue.
  public static func ensureRunningOnMainThread(errorMessage: String? = nil) {
    ensureExecutingOnScheduler(errorMessage: errorMessage)
  }

  override func scheduleNow<StateType>(
    _ state: StateType, _ action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    if enter() {
      let disposable = action(state)
      leave()
      return disposable
    }
    let lifetime = Lifetime()
    waiting.add(1, ordering: .acquiringAndReleasing)
    // Only the action gets it.
    nonisolated(unsafe) let state = state
    work.queue.async { [self] in
      if !lifetime.isDisposed { lifetime.add(action(state)) }
      leave()
    }
    return lifetime
  }

  /// Whether the caller may act at once: it is on the main queue, and nothing waits; it must `leave()` afterwards.
  func enter() -> Bool {
    MainQueue.isCurrent
      && waiting.compareExchange(expected: 0, desired: 1, ordering: .acquiringAndReleasing).exchanged
  }

  /// Ends what `enter` has begun.
  @inline(__always)
  func leave() { waiting.subtract(1, ordering: .releasing) }
}
