/// An observer of any kind, as one type.
///
/// It keeps to what it wraps: events that are sent from several threads at once overlap, unless what it wraps, as that of
/// `Observable.create`, puts them in order.
public struct AnyObserver<Element>: ObserverType, @unchecked Sendable {
  // `@unchecked Sendable`: the sink is Sendable; see `Sink`.
  private let sink: Sink<Element>

  /// A closure that takes every event.
  public typealias EventHandler = (Event<Element>) -> Void

  init(sink: Sink<Element>) {
    self.sink = sink
  }

  /// Makes an observer of a closure that gets every event.
  @preconcurrency
  public init(eventHandler: @escaping @Sendable (Event<Element>) -> Void) {
    self.init(AnonymousObserver(eventHandler))
  }

  /// Wraps an observer.
  public init<Observer: ObserverType>(_ observer: Observer) where Observer.Element == Element {
    sink = ForwardingSink(observer)
  }

  /// Takes an event.
  public func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): sink.next(element)
    case .error(let error): sink.end(error)
    case .completed: sink.end(nil)
    }
  }

  /// Takes an element.
  public func onNext(_ element: Element) { sink.next(element) }

  /// Takes the end because of an error.
  public func onError(_ error: any Swift.Error) { sink.end(error) }

  /// Takes the end.
  public func onCompleted() { sink.end(nil) }

  /// This very observer.
  public func asObserver() -> AnyObserver<Element> { self }
}

private final class ForwardingSink<Observer: ObserverType>: Sink<Observer.Element>, @unchecked Sendable {
  private let observer: Observer

  init(_ observer: Observer) {
    self.observer = observer
  }

  override func next(_ element: Observer.Element) { observer.onNext(element) }

  override func end(_ error: (any Error)?) {
    if let error { observer.onError(error) } else { observer.onCompleted() }
  }
}

extension ObserverType {
  /// This observer as an `AnyObserver`.
  public func asObserver() -> AnyObserver<Element> { AnyObserver(self) }

  /// An observer that transforms what it gets and sends it to this one; what the transformation throws is sent as an error.
  @preconcurrency
  public func mapObserver<Result>(_ transform: @escaping @Sendable (Result) throws -> Element) -> AnyObserver<Result> {
    AnyObserver { event in on(event.map(transform)) }
  }
}
