import Synchronization

/// A source that a closure runs for each subscription, and that has one outcome: `Single.create` and the like.
final class CreateOutcome<Element>: Observable<Element>, @unchecked Sendable {
  private let body: (OutcomeSender<Element>) -> any Disposable

  init(_ body: @escaping (OutcomeSender<Element>) -> any Disposable) {
    self.body = body
  }

  override func run(_ sink: Sink<Element>, _ lifetime: Lifetime) {
    lifetime.add(body(OutcomeSender(sink, lifetime)))
  }
}

/// Sends the first outcome that it is told, and drops the others.
///
/// `@unchecked Sendable`: whoever sets the flag uses the sink, and only then.
final class OutcomeSender<Element>: @unchecked Sendable {
  private let sink: Sink<Element>
  private let lifetime: Lifetime
  private let isOver = Atomic<Bool>(false)

  init(_ sink: Sink<Element>, _ lifetime: Lifetime) {
    self.sink = sink
    self.lifetime = lifetime
  }

  /// Sends an element, and completes.
  func succeed(_ element: Element) {
    if !begin() { return }
    sink.next(element)
    if !lifetime.isDisposed { sink.end(nil) }
  }

  /// Ends.
  func end(_ error: (any Error)?) {
    if begin() { sink.end(error) }
  }

  private func begin() -> Bool {
    !lifetime.isDisposed && !isOver.exchange(true, ordering: .acquiringAndReleasing)
  }
}
