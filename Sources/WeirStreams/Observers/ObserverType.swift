/// Receives the events of a stream.
///
/// An observer is told by one sender at a time, on any thread.
@preconcurrency
public protocol ObserverType<Element>: Sendable {
  /// The type of the elements that it receives.
  associatedtype Element

  /// Takes an event.
  func on(_ event: Event<Element>)

  /// Takes an element.
  func onNext(_ element: Element)

  /// Takes the end because of an error.
  func onError(_ error: any Swift.Error)

  /// Takes the end.
  func onCompleted()
}

extension ObserverType {
  /// Takes an element; the same as `on(.next(element))`.
  public func onNext(_ element: Element) { on(.next(element)) }

  /// Takes the end because of an error; the same as `on(.error(error))`.
  public func onError(_ error: any Swift.Error) { on(.error(error)) }

  /// Takes the end; the same as `on(.completed)`.
  public func onCompleted() { on(.completed) }
}
