/// A stream that observers can subscribe to; all operators are its extensions.
public protocol ObservableType<Element>: ObservableConvertibleType {
  /// Subscribes an observer.
  ///
  /// The observer gets any number of `next`, then at most one `error` or `completed`, never two at once. Then, or when the
  /// result is disposed of, all that the subscription holds is released.
  /// - Returns: The subscription; disposing of it ends it.
  @preconcurrency
  func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Element
}

extension ObservableType {
  /// This stream as an `Observable`.
  ///
  /// Streams of other types are wrapped, in such a way that the Rx contract holds whatever they send.
  public func asObservable() -> Observable<Element> {
    Observable.create { observer in subscribe(observer) }
  }
}
