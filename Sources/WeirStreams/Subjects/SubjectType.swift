/// A stream that can be sent to.
public protocol SubjectType<Element>: ObservableType {
  /// The type of the side that is sent to; usually the subject itself.
  associatedtype Observer: ObserverType

  /// The side that is sent to.
  func asObserver() -> Observer
}
