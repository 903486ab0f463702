extension InfallibleType {
  /// Combines the elements of any number of streams, the first with the first, and so on.
  @preconcurrency
  public static func zip<each Source>(
    _ source: repeat Infallible<each Source>,
    resultSelector: @escaping @Sendable (repeat each Source) throws -> Element
  ) -> Infallible<Element> {
    Infallible(Observable.zip(repeat (each source).asObservable(), resultSelector: resultSelector))
  }

  /// Combines the latest elements of any number of streams, each time when one of them sends.
  @preconcurrency
  public static func combineLatest<each Source: InfallibleType>(
    _ source: repeat each Source,
    resultSelector: @escaping @Sendable (repeat (each Source).Element) throws -> Element
  ) -> Infallible<Element> {
    Infallible(Observable.combineLatest(repeat (each source).asObservable(), resultSelector: resultSelector))
  }

  /// Combines the latest elements of all streams, each time when one of them sends.
  @preconcurrency
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection, resultSelector: @escaping @Sendable ([Collection.Element.Element]) throws -> Element
  ) -> Infallible<Element> where Collection.Element: InfallibleType {
    Infallible(Observable.combineLatest(collection.map { $0.asObservable() }, resultSelector: resultSelector))
  }

  /// Collects the latest elements of all streams, each time when one of them sends.
  public static func combineLatest<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Infallible<[Element]> where Collection.Element: InfallibleType, Collection.Element.Element == Element {
    Infallible(Observable.combineLatest(collection.map { $0.asObservable() }))
  }
}

extension InfallibleType where Element == Any {
  /// Combines the elements of any number of streams to tuples, the first with the first, and so on.
  public static func zip<each Source>(
    _ source: repeat Infallible<each Source>
  ) -> Infallible<(repeat each Source)> {
    Infallible(Observable.zip(repeat (each source).asObservable()))
  }

  /// Combines the latest elements of any number of streams to tuples, each time when one of them sends.
  public static func combineLatest<each Source: InfallibleType>(
    _ source: repeat each Source
  ) -> Infallible<(repeat (each Source).Element)> {
    Infallible(Observable.combineLatest(repeat (each source).asObservable()))
  }
}
