extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Combines the elements of all singles, in their order; an error of one is the error of all.
  @preconcurrency
  public static func zip<Collection: Swift.Collection, Result>(
    _ collection: Collection, resultSelector: @escaping @Sendable ([Element]) throws -> Result
  ) -> PrimitiveSequence<Trait, Result> where Collection.Element == PrimitiveSequence<Trait, Element> {
    if collection.isEmpty { return PrimitiveSequence(raw: .deferred { .just(try resultSelector([])) }) }
    return PrimitiveSequence(
      raw: Observable.zip(collection.map { $0.asObservable() }, resultSelector: resultSelector))
  }

  /// Collects the elements of all singles, in their order; an error of one is the error of all.
  public static func zip<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> PrimitiveSequence<Trait, [Element]> where Collection.Element == PrimitiveSequence<Trait, Element> {
    zip(collection) { $0 }
  }

  /// Combines the elements of any number of singles; an error of one is the error of all.
  @preconcurrency
  public static func zip<each Source>(
    _ source: repeat PrimitiveSequence<Trait, each Source>,
    resultSelector: @escaping @Sendable (repeat each Source) throws -> Element
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: Observable.zip(repeat (each source).asObservable(), resultSelector: resultSelector))
  }
}

extension PrimitiveSequenceType where Element == Any, Trait == SingleTrait {
  /// Combines the elements of any number of singles to a tuple; an error of one is the error of all.
  public static func zip<each Source>(
    _ source: repeat PrimitiveSequence<Trait, each Source>
  ) -> PrimitiveSequence<Trait, (repeat each Source)> {
    PrimitiveSequence(raw: Observable.zip(repeat (each source).asObservable()))
  }
}
