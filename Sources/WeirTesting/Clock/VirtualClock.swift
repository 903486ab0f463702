import Foundation

/// A clock that a test moves by hand.
///
/// Who sleeps on it wakes when the clock has been advanced far enough: the earliest first, and for the same time in the order
/// in which they went to sleep. May be used on any thread.
public final class VirtualClock: Clock {
  /// A point in the time of a `VirtualClock`.
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    public let offset: Duration

    /// The instant that comes a while after this one.
    public func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }

    /// The time from this instant to another.
    public func duration(to other: Instant) -> Duration { other.offset - offset }

    /// Whether one comes before the other.
    public static func < (lhs: Instant, rhs: Instant) -> Bool { lhs.offset < rhs.offset }
  }

  private let state = Guarded(VirtualClockState())

  /// Makes a clock; its time starts at nothing.
  public init() {}

  /// The time.
  public var now: Instant { state.withLock { $0.now } }

  /// The clock tells any two times apart.
  public var minimumResolution: Duration { .zero }

  /// How many are asleep.
  public var sleeperCount: Int { state.withLock { $0.sleepers.count } }

  /// Suspends the task until the clock has been advanced to a time.
  /// - Throws: `CancellationError` as soon as the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    let number = state.withLock { $0.makeNumber() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let sleeper = VirtualClockState.Sleeper(number: number, deadline: deadline, continuation: continuation)
        let (outcome, waiters) = state.withLock { $0.add(sleeper) }
        for waiter in waiters { waiter.resume() }
        if let outcome { continuation.resume(with: outcome) }
      }
    } onCancel: {
      state.withLock { $0.cancel(number) }?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Moves the clock on, and wakes those whose time has come, one after the other.
  ///
  /// Before the next one it gives the woken task the chance to run and to go to sleep again; how far that gets depends on the
  /// system. Where the test knows who has to sleep next, `waitForSleepers(_:)` makes sure.
  public func advance(by duration: Duration) async {
    await advance(to: now.advanced(by: duration))
  }

  /// Moves the clock on to a time; see `advance(by:)`.
  public func advance(to target: Instant) async {
    await yieldToOthers()
    while let sleeper = state.withLock({ $0.takeSleeper(until: target) }) {
      sleeper.continuation.resume()
      await yieldToOthers()
    }
    state.withLock { $0.now = max($0.now, target) }
  }

  /// Moves the clock on, and wakes those whose time has come, without letting them run in between.
  public func advance(by duration: Duration) {
    let target = now.advanced(by: duration)
    while let sleeper = state.withLock({ $0.takeSleeper(until: target) }) { sleeper.continuation.resume() }
    state.withLock { $0.now = max($0.now, target) }
  }

  /// Waits until at least some number are asleep.
  public func waitForSleepers(_ count: Int = 1) async {
    await withCheckedContinuation { continuation in
      if state.withLock({ $0.waitForSleepers(count, continuation) }) { continuation.resume() }
    }
  }

  private func yieldToOthers() async {
    for _ in 0..<16 {
      await Task.detached(priority: .background) { await Task.yield() }.value
    }
  }
}
