import WeirStreams

/// A test source that sends to each subscriber, at times that count from the subscription.
final class ColdObservable<Element>: TestableObservable<Element>, @unchecked Sendable {
  // `@unchecked Sendable`: it adds no state.
  override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    let end = BooleanDisposable()
    let record = recordSubscription()
    for event in recordedEvents {
      _ = testScheduler.scheduleRelativeVirtual(event.value, dueTime: event.time) { event in
        if !end.isDisposed { observer.on(event) }
        return Disposables.create()
      }
    }
    return Disposables.create(end, record)
  }
}
