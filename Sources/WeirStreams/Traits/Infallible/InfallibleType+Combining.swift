extension InfallibleType {
  /// Sends the elements of the streams that the elements are turned into, as they come.
  @preconcurrency
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(asObservable().flatMap(selector))
  }

  /// Sends the elements of the stream that the latest element is turned into.
  @preconcurrency
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(asObservable().flatMapLatest(selector))
  }

  /// Sends the elements of the stream that an element is turned into, and drops elements until that has completed.
  @preconcurrency
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(asObservable().flatMapFirst(selector))
  }

  /// Sends the elements of the streams that the elements are turned into, one stream after the other.
  @preconcurrency
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(asObservable().concatMap(selector))
  }

  /// Goes on with another stream when this has completed.
  public func concat<Source: ObservableConvertibleType>(
    _ second: Source
  ) -> Infallible<Element> where Source.Element == Element {
    Infallible(.concat([asObservable(), second.asObservable()]))
  }

  /// Sends the elements of the streams, one stream after the other.
  public static func concat<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> Infallible<Element> where Sequence.Element == Infallible<Element> {
    Infallible(.concat(sequence.lazy.map { $0.asObservable() }))
  }

  /// Sends the elements of the streams, one stream after the other.
  public static func concat<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Infallible<Element> where Collection.Element == Infallible<Element> {
    Infallible(.concat(collection.map { $0.asObservable() }))
  }

  /// Sends the elements of the streams, one stream after the other.
  public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> { concat(sources) }

  /// Sends the elements of all streams, as they come.
  public static func merge<Collection: Swift.Collection>(
    _ sources: Collection
  ) -> Infallible<Element> where Collection.Element == Infallible<Element> {
    Infallible(.merge(sources.map { $0.asObservable() }))
  }

  /// Sends the elements of all streams, as they come.
  public static func merge(_ sources: [Infallible<Element>]) -> Infallible<Element> {
    Infallible(.merge(sources.map { $0.asObservable() }))
  }

  /// Sends the elements of all streams, as they come.
  public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> { merge(sources) }

  /// Sends an element before those of the source.
  public func startWith(_ element: Element) -> Infallible<Element> {
    Infallible(asObservable().startWith(element))
  }

  /// Combines each element with the latest one of another stream.
  @preconcurrency
  public func withLatestFrom<Source: InfallibleType, ResultType>(
    _ second: Source, resultSelector: @escaping @Sendable (Element, Source.Element) throws -> ResultType
  ) -> Infallible<ResultType> {
    Infallible(asObservable().withLatestFrom(second.asObservable(), resultSelector: resultSelector))
  }

  /// Sends, for each element, the latest one of another stream.
  public func withLatestFrom<Source: InfallibleType>(_ second: Source) -> Infallible<Source.Element> {
    Infallible(asObservable().withLatestFrom(second.asObservable()))
  }

  /// Shares one subscription to the source among all subscribers.
  /// - Parameters:
  ///   - replay: How many of the last elements a late subscriber gets.
  ///   - scope: Whether these are kept when the last subscriber has gone.
  public func share(replay: Int = 0, scope: SubjectLifetimeScope = .whileConnected) -> Infallible<Element> {
    Infallible(asObservable().share(replay: replay, scope: scope))
  }
}
