import Synchronization

/// The subscription of a connectable stream to its source: sends what comes to the subject.
///
/// `@unchecked Sendable`: the closure is taken out by whoever sets the flag, and only then.
final class Connection<Observer: ObserverType>: Sink<Observer.Element>, Disposable, @unchecked Sendable {
  let lifetime = Lifetime()
  private let observer: Observer
  private let flag = Atomic<Bool>(false)
  @exclusivity(unchecked) private var forget: ((AnyObject) -> Void)?

  /// - Parameter forget: Called once when the connection is over, before the end is sent.
  init(_ observer: Observer, forget: @escaping (AnyObject) -> Void) {
    self.observer = observer
    self.forget = forget
  }

  override func next(_ element: Observer.Element) {
    if !lifetime.isDisposed { observer.onNext(element) }
  }

  override func end(_ error: (any Error)?) {
    if lifetime.isDisposed { return }
    dispose()
    if let error { observer.onError(error) } else { observer.onCompleted() }
  }

  func dispose() {
    guard !flag.exchange(true, ordering: .acquiringAndReleasing) else { return }
    forget?(self)
    forget = nil
    lifetime.dispose()
  }
}
