extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Combines the elements of any number of maybes; there is none where one of them has none.
  @preconcurrency
  public static func zip<each Source>(
    _ source: repeat PrimitiveSequence<Trait, each Source>,
    resultSelector: @escaping @Sendable (repeat each Source) throws -> Element
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: Observable.zip(repeat (each source).asObservable(), resultSelector: resultSelector))
  }
}

extension PrimitiveSequenceType where Element == Any, Trait == MaybeTrait {
  /// Combines the elements of any number of maybes to a tuple; there is none where one of them has none.
  public static func zip<each Source>(
    _ source: repeat PrimitiveSequence<Trait, each Source>
  ) -> PrimitiveSequence<Trait, (repeat each Source)> {
    PrimitiveSequence(raw: Observable.zip(repeat (each source).asObservable()))
  }
}
