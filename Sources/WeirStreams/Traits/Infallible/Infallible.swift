/// A stream that never ends with an error; the compiler sees to it that errors have been dealt with.
///
/// Like any stream it runs for each subscription, on no thread of its own.
public struct Infallible<Element>: InfallibleType {
  @usableFromInline let source: Observable<Element>

  @usableFromInline
  init(_ source: Observable<Element>) {
    self.source = source
  }

  /// This stream as an observable.
  public func asObservable() -> Observable<Element> { source }
}
