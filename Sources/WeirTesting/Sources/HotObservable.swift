import WeirStreams

/// A test source that sends at the times of the scheduler, to those that are subscribed then.
final class HotObservable<Element>: TestableObservable<Element>, @unchecked Sendable {
  // `@unchecked Sendable`: the observers guard themselves.
  private let observers = Guarded<(nextKey: Int, all: [Int: AnyObserver<Element>])>((0, [:]))

  override init(testScheduler: TestScheduler, recordedEvents: [Recorded<Event<Element>>]) {
    super.init(testScheduler: testScheduler, recordedEvents: recordedEvents)
    for event in recordedEvents {
      testScheduler.scheduleAt(event.time) { [self] in send(event.value) }
    }
  }

  override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    let key = observers.withLock { observers in
      observers.nextKey += 1
      observers.all[observers.nextKey] = AnyObserver(observer)
      return observers.nextKey
    }
    let end = recordSubscription()
    return Disposables.create { [self] in
      _ = observers.withLock { $0.all.removeValue(forKey: key) }
      end.dispose()
    }
  }

  private func send(_ event: Event<Element>) {
    let receivers = observers.withLock { $0.all.sorted { $0.key < $1.key } }
    for (_, observer) in receivers { observer.on(event) }
  }
}
