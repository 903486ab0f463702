/// What can be turned into a `SharedSequence`; its operators are extensions of this.
public protocol SharedSequenceConvertibleType<SharingStrategy, Element>: ObservableConvertibleType {
  /// How it shares.
  associatedtype SharingStrategy: SharingStrategyProtocol

  /// This stream as a `SharedSequence`.
  func asSharedSequence() -> SharedSequence<SharingStrategy, Element>
}

extension SharedSequenceConvertibleType {
  /// This stream as an observable.
  public func asObservable() -> Observable<Element> { asSharedSequence().asObservable() }
}
