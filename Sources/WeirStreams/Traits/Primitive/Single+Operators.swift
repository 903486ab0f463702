extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Calls closures when something happens, and lets it pass; see the `do` of observables.
  @inlinable
  @preconcurrency
  public func `do`(
    onSuccess: (@Sendable (Element) throws -> Void)? = nil, afterSuccess: (@Sendable (Element) throws -> Void)? = nil,
    onError: (@Sendable (any Swift.Error) throws -> Void)? = nil,
    afterError: (@Sendable (any Swift.Error) throws -> Void)? = nil, onSubscribe: (@Sendable () -> Void)? = nil,
    onSubscribed: (@Sendable () -> Void)? = nil, onDispose: (@Sendable () -> Void)? = nil
  ) -> Single<Element> {
    Single(
      raw: primitiveSequence.source.do(
        onNext: onSuccess, afterNext: afterSuccess, onError: onError, afterError: afterError,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// Lets the element through if it meets the predicate; what that throws ends the stream.
  @inlinable
  @preconcurrency
  public func filter(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Maybe<Element> {
    Maybe(raw: primitiveSequence.source.filter(predicate))
  }

  /// Transforms the element; what the transformation throws ends the stream.
  @inlinable
  @preconcurrency
  public func map<Result>(_ transform: @escaping @Sendable (Element) throws -> Result) -> Single<Result> {
    Single(raw: primitiveSequence.source.map(transform))
  }

  /// Transforms the element, and completes without one if the result is nil.
  @inlinable
  @preconcurrency
  public func compactMap<Result>(_ transform: @escaping @Sendable (Element) throws -> Result?) -> Maybe<Result> {
    Maybe(raw: primitiveSequence.source.compactMap(transform))
  }

  /// Goes on with the single that the element is turned into.
  @preconcurrency
  public func flatMap<Result>(_ selector: @escaping @Sendable (Element) throws -> Single<Result>) -> Single<Result> {
    Single(raw: primitiveSequence.source.flatMap(selector))
  }

  /// Goes on with the maybe that the element is turned into.
  @preconcurrency
  public func flatMapMaybe<Result>(_ selector: @escaping @Sendable (Element) throws -> Maybe<Result>) -> Maybe<Result> {
    Maybe(raw: primitiveSequence.source.flatMap(selector))
  }

  /// Goes on with the completable that the element is turned into.
  @preconcurrency
  public func flatMapCompletable(_ selector: @escaping @Sendable (Element) throws -> Completable) -> Completable {
    Completable(raw: primitiveSequence.source.flatMap(selector))
  }

  /// Sends an element of its own in place of an error.
  public func catchAndReturn(_ element: Element) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: primitiveSequence.source.catchAndReturn(element))
  }

  /// Sends an element of its own in place of an error.
  @available(*, deprecated, renamed: "catchAndReturn(_:)")
  public func catchErrorJustReturn(_ element: Element) -> PrimitiveSequence<Trait, Element> {
    catchAndReturn(element)
  }

  /// This single as a maybe.
  public func asMaybe() -> Maybe<Element> { Maybe(raw: primitiveSequence.source) }

  /// This single without its element.
  public func asCompletable() -> Completable { primitiveSequence.source.ignoreElements().asCompletable() }
}
