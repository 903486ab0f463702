extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Calls closures when something happens, and lets it pass; see the `do` of observables.
  @preconcurrency
  public func `do`(
    onError: (@Sendable (any Swift.Error) throws -> Void)? = nil,
    afterError: (@Sendable (any Swift.Error) throws -> Void)? = nil,
    onCompleted: (@Sendable () throws -> Void)? = nil, afterCompleted: (@Sendable () throws -> Void)? = nil,
    onSubscribe: (@Sendable () -> Void)? = nil, onSubscribed: (@Sendable () -> Void)? = nil,
    onDispose: (@Sendable () -> Void)? = nil
  ) -> Completable {
    Completable(
      raw: primitiveSequence.source.do(
        onError: onError, afterError: afterError, onCompleted: onCompleted, afterCompleted: afterCompleted,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }

  /// Runs this and then another one.
  public func concat(_ second: Completable) -> Completable { Completable.concat(primitiveSequence, second) }

  /// Runs one after the other; each starts when the one before has completed.
  public static func concat<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> Completable where Sequence.Element == Completable {
    Completable(raw: .concat(sequence.lazy.map { $0.asObservable() }))
  }

  /// Runs one after the other; each starts when the one before has completed.
  public static func concat<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Completable where Collection.Element == Completable {
    Completable(raw: .concat(collection.map { $0.asObservable() }))
  }

  /// Runs one after the other; each starts when the one before has completed.
  public static func concat(_ sources: Completable...) -> Completable { concat(sources) }

  /// Runs all at the same time, and completes when all have; an error of one is the error of all.
  public static func zip<Collection: Swift.Collection>(
    _ sources: Collection
  ) -> Completable where Collection.Element == Completable {
    Completable(raw: .merge(sources.map { $0.asObservable() }))
  }

  /// Runs all at the same time, and completes when all have; an error of one is the error of all.
  public static func zip(_ sources: [Completable]) -> Completable {
    Completable(raw: .merge(sources.map { $0.asObservable() }))
  }

  /// Runs all at the same time, and completes when all have; an error of one is the error of all.
  public static func zip(_ sources: Completable...) -> Completable { zip(sources) }

  /// Runs all at the same time, and completes when all have; an error of one is the error of all.
  public static func merge<Collection: Swift.Collection>(
    _ sources: Collection
  ) -> Completable where Collection.Element == Completable {
    zip(sources)
  }

  /// Runs all at the same time, and completes when all have; an error of one is the error of all.
  public static func merge(_ sources: [Completable]) -> Completable { zip(sources) }

  /// Runs all at the same time, and completes when all have; an error of one is the error of all.
  public static func merge(_ sources: Completable...) -> Completable { zip(sources) }
}
