/// The last sink of a subscription: hands the events to an observer, and ends the subscription at their end.
final class ObserverSink<Observer: ObserverType>: Sink<Observer.Element>, @unchecked Sendable {
  private let observer: Observer
  private let lifetime: Lifetime

  init(_ observer: Observer, _ lifetime: Lifetime) {
    self.observer = observer
    self.lifetime = lifetime
  }

  override func next(_ element: Observer.Element) {
    if !lifetime.isDisposed { observer.onNext(element) }
  }

  override func end(_ error: (any Error)?) {
    if lifetime.isDisposed { return }
    if let error { observer.onError(error) } else { observer.onCompleted() }
    lifetime.dispose()
  }
}
