extension SharedSequenceConvertibleType {
  /// Sends the elements of the streams that the elements are turned into, as they come.
  @preconcurrency
  public func flatMap<Sharing, Result>(
    _ selector: @escaping @Sendable (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(asObservable().flatMap(selector))
  }

  /// Sends the elements of the stream that the latest element is turned into.
  @preconcurrency
  public func flatMapLatest<Sharing, Result>(
    _ selector: @escaping @Sendable (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(asObservable().flatMapLatest(selector))
  }

  /// Sends the elements of the stream that an element is turned into, and drops elements until that has completed.
  @preconcurrency
  public func flatMapFirst<Sharing, Result>(
    _ selector: @escaping @Sendable (Element) -> SharedSequence<Sharing, Result>
  ) -> SharedSequence<Sharing, Result> {
    SharedSequence<Sharing, Result>(asObservable().flatMapFirst(selector))
  }

  /// Sends the elements of all streams, as they come.
  public static func merge<Collection: Swift.Collection>(
    _ sources: Collection
  ) -> SharedSequence<SharingStrategy, Element>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(.merge(sources.map { $0.source }))
  }

  /// Sends the elements of all streams, as they come.
  public static func merge(
    _ sources: [SharedSequence<SharingStrategy, Element>]
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(.merge(sources.map { $0.source }))
  }

  /// Sends the elements of all streams, as they come.
  public static func merge(
    _ sources: SharedSequence<SharingStrategy, Element>...
  ) -> SharedSequence<SharingStrategy, Element> {
    merge(sources)
  }

  /// Combines each element with the latest one of another stream.
  @preconcurrency
  public func withLatestFrom<SecondO: SharedSequenceConvertibleType, ResultType>(
    _ second: SecondO, resultSelector: @escaping @Sendable (Element, SecondO.Element) -> ResultType
  ) -> SharedSequence<SharingStrategy, ResultType> where SecondO.SharingStrategy == SharingStrategy {
    SharedSequence(asObservable().withLatestFrom(second.asObservable(), resultSelector: resultSelector))
  }

  /// Sends, for each element, the latest one of another stream.
  public func withLatestFrom<SecondO: SharedSequenceConvertibleType>(
    _ second: SecondO
  ) -> SharedSequence<SharingStrategy, SecondO.Element> {
    SharedSequence(asObservable().withLatestFrom(second.asObservable()))
  }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
  /// Sends the elements of the latest of the streams that come.
  public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(
      asObservable().map { $0.asSharedSequence() }.switchLatest())
  }

  /// Sends the elements of all streams that come.
  public func merge() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(asObservable().map { $0.asSharedSequence() }.merge())
  }

  /// Sends the elements of all streams that come, with at most so many subscribed to at a time; the others wait.
  public func merge(maxConcurrent: Int) -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence<Element.SharingStrategy, Element.Element>(
      asObservable().map { $0.asSharedSequence() }.merge(maxConcurrent: maxConcurrent))
  }
}

extension SharedSequence {
  /// Sends the elements of the streams, one stream after the other.
  public static func concat<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> SharedSequence<SharingStrategy, Element>
  where Sequence.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(.concat(sequence.lazy.map { $0.source }))
  }

  /// Sends the elements of the streams, one stream after the other.
  public static func concat<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> SharedSequence<SharingStrategy, Element>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence(.concat(collection.map { $0.source }))
  }
}
