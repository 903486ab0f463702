/// What can be turned into an observable.
@preconcurrency
public protocol ObservableConvertibleType<Element>: Sendable {
  /// The type of its elements.
  associatedtype Element

  /// The observable of its elements.
  func asObservable() -> Observable<Element>
}
