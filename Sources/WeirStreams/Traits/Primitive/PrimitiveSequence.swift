/// A stream whose elements are limited by its trait: `Single`, `Maybe` and `Completable`.
///
/// Like any stream it runs for each subscription, on no thread of its own.
public struct PrimitiveSequence<Trait, Element>: PrimitiveSequenceType, ObservableConvertibleType {
  @usableFromInline let source: Observable<Element>

  @usableFromInline
  init(raw: Observable<Element>) {
    source = raw
  }

  /// This very sequence.
  public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }

  /// This sequence as an observable.
  public func asObservable() -> Observable<Element> { source }
}
