public import WeirStreams

/// A test source: sends recorded events in virtual time, and records its subscriptions.
///
/// `TestScheduler` makes them. May be used on any thread.
///
/// `@unchecked Sendable`: the subscriptions guard themselves, and the rest does not change.
public class TestableObservable<Element>: ObservableType, @unchecked Sendable {
  /// The events that it sends.
  public let recordedEvents: [Recorded<Event<Element>>]

  let testScheduler: TestScheduler
  private let recording = Guarded<[Subscription]>([])

  init(testScheduler: TestScheduler, recordedEvents: [Recorded<Event<Element>>]) {
    self.testScheduler = testScheduler
    self.recordedEvents = recordedEvents
  }

  /// The subscriptions so far, in order.
  public var subscriptions: [Subscription] { recording.withLock { $0 } }

  /// Subscribes an observer.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    Disposables.create()
  }

  /// Records a subscription.
  /// - Returns: What records its end.
  func recordSubscription() -> any Disposable {
    let start = testScheduler.clock
    let index = recording.withLock { subscriptions in
      subscriptions.append(Subscription(start))
      return subscriptions.count - 1
    }
    return Disposables.create { [self] in
      let end = testScheduler.clock
      recording.withLock { $0[index] = Subscription(start, end) }
    }
  }
}
