import Dispatch
public import Observation

extension ObservableType {
  /// A stream of a value that is computed from `@Observable` objects: the present one, and each new one.
  ///
  /// The value is computed on the main actor; at the subscription at once if that is on the main queue. Changes that are
  /// made in one turn of the main queue are sent as one, after it, and whether or not the value is another. The closure is
  /// kept until the subscription ends, and so is what it captures. It never ends by itself.
  @preconcurrency
  public static func tracking(_ value: @escaping @MainActor @Sendable () -> Element) -> Observable<Element> {
    Source { sink, lifetime in
      Tracker(sink, lifetime) { value() }.start()
    }
  }

  /// A stream of a property of an `@Observable` object: the present value, and each new one; see `tracking(_:)`.
  ///
  /// The object is not kept alive.
  @MainActor
  public static func tracking<Object: Observation.Observable & AnyObject & Sendable>(
    _ object: Object, _ property: KeyPath<Object, Element>
  ) -> Observable<Element> {
    // Only the main actor uses it.
    nonisolated(unsafe) let property = property
    return Source { [weak object] sink, lifetime in
      Tracker(sink, lifetime) { [weak object] in object?[keyPath: property] }.start()
    }
  }
}

/// Computes the value anew after each change; its lifetime keeps it, since what it tracks shall not.
///
/// `@unchecked Sendable`: all but the lifetime is used on the main actor only.
private final class Tracker<Element>: Disposable, @unchecked Sendable {
  private let door = MainActorDoor()
  private let sink: Sink<Element>
  private let lifetime: Lifetime
  private let value: @MainActor () -> Element?

  init(_ sink: Sink<Element>, _ lifetime: Lifetime, _ value: @escaping @MainActor () -> Element?) {
    self.sink = sink
    self.lifetime = lifetime
    self.value = value
  }

  func start() {
    lifetime.add(self)
    door.run(()) { [self] in send() }
  }

  func dispose() {}

  /// Sends the present value, and will do so again after a change.
  @MainActor
  private func send() {
    if lifetime.isDisposed { return }
    let element = withObservationTracking(value) { [weak self] in
      // The value changes only after this.
      DispatchQueue.main.async { self?.send() }
    }
    if let element { sink.next(element) }
  }
}
