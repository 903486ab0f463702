/// A stream without errors whose one subscription is shared: `Driver` and `Signal`, and those with a strategy of your own.
///
/// Its elements are sent on the strategy's scheduler, which is the main one for drivers and signals.
public struct SharedSequence<SharingStrategy: SharingStrategyProtocol, Element>: SharedSequenceConvertibleType {
  let source: Observable<Element>

  init(_ source: Observable<Element>) {
    self.source = SharingStrategy.share(source)
  }

  init(raw: Observable<Element>) {
    source = raw
  }

  /// This stream as an observable.
  public func asObservable() -> Observable<Element> { source }

  /// This very stream.
  public func asSharedSequence() -> SharedSequence<SharingStrategy, Element> { self }

  /// This stream as an infallible.
  public func asInfallible() -> Infallible<Element> { Infallible(source) }
}
