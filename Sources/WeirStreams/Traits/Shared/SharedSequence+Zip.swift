extension SharedSequence {
  /// Combines the elements of any number of streams, the first with the first, and so on.
  @preconcurrency
  public static func zip<each Source>(
    _ source: repeat SharedSequence<SharingStrategy, each Source>,
    resultSelector: @escaping @Sendable (repeat each Source) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.zip(repeat (each source).source, resultSelector: resultSelector))
  }

  /// Combines the latest elements of any number of streams, each time when one of them sends.
  @preconcurrency
  public static func combineLatest<each Source>(
    _ source: repeat SharedSequence<SharingStrategy, each Source>,
    resultSelector: @escaping @Sendable (repeat each Source) throws -> Element
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(Observable.combineLatest(repeat (each source).source, resultSelector: resultSelector))
  }

  /// Combines the elements of all streams, the first with the first, and so on.
  @preconcurrency
  public static func zip<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: @escaping @Sendable ([Element]) throws -> Result
  ) -> SharedSequence<SharingStrategy, Result>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Result>(
      Observable.zip(collection.map { $0.source }, resultSelector: resultSelector))
  }

  /// Collects the elements of all streams, the first with the first, and so on.
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> SharedSequence<SharingStrategy, [Element]>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, [Element]>(Observable.zip(collection.map { $0.source }))
  }

  /// Combines the latest elements of all streams, each time when one of them sends.
  @preconcurrency
  public static func combineLatest<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: @escaping @Sendable ([Element]) throws -> Result
  ) -> SharedSequence<SharingStrategy, Result>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, Result>(
      Observable.combineLatest(collection.map { $0.source }, resultSelector: resultSelector))
  }

  /// Collects the latest elements of all streams, each time when one of them sends.
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> SharedSequence<SharingStrategy, [Element]>
  where Collection.Element == SharedSequence<SharingStrategy, Element> {
    SharedSequence<SharingStrategy, [Element]>(Observable.combineLatest(collection.map { $0.source }))
  }
}

extension SharedSequenceConvertibleType where Element == Any {
  /// Combines the elements of any number of streams to tuples, the first with the first, and so on.
  public static func zip<each Source>(
    _ source: repeat SharedSequence<SharingStrategy, each Source>
  ) -> SharedSequence<SharingStrategy, (repeat each Source)> {
    SharedSequence<SharingStrategy, (repeat each Source)>(
      Observable.zip(repeat (each source).source))
  }

  /// Combines the latest elements of any number of streams to tuples, each time when one of them sends.
  public static func combineLatest<each Source>(
    _ source: repeat SharedSequence<SharingStrategy, each Source>
  ) -> SharedSequence<SharingStrategy, (repeat each Source)> {
    SharedSequence<SharingStrategy, (repeat each Source)>(
      Observable.combineLatest(repeat (each source).source))
  }
}
