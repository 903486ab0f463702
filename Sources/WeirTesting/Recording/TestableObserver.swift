public import WeirStreams

/// An observer that records what it gets, with the virtual time.
///
/// May be used on any thread.
///
/// `@unchecked Sendable`: the events are guarded by `recording`.
public final class TestableObserver<Element>: ObserverType, @unchecked Sendable {
  private let scheduler: TestScheduler
  private let recording = Guarded<[Recorded<Event<Element>>]>([])

  init(scheduler: TestScheduler) {
    self.scheduler = scheduler
  }

  /// What has come so far.
  public var events: [Recorded<Event<Element>>] { recording.withLock { $0 } }

  /// Records an event.
  public func on(_ event: Event<Element>) {
    let event = Recorded(time: scheduler.clock, value: event)
    recording.withLock { $0.append(event) }
  }
}
