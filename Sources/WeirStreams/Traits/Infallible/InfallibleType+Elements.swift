extension InfallibleType {
  /// Lets the elements through for which the predicate holds.
  @inlinable
  @preconcurrency
  public func filter(_ predicate: @escaping @Sendable (Element) -> Bool) -> Infallible<Element> {
    Infallible(asObservable().filter(predicate))
  }

  /// Transforms each element.
  @inlinable
  @preconcurrency
  public func map<Result>(_ transform: @escaping @Sendable (Element) -> Result) -> Infallible<Result> {
    Infallible(asObservable().map(transform))
  }

  /// Transforms each element, and lets the results through that are not nil.
  @inlinable
  @preconcurrency
  public func compactMap<Result>(_ transform: @escaping @Sendable (Element) -> Result?) -> Infallible<Result> {
    Infallible(asObservable().compactMap(transform))
  }

  /// Changes an accumulated value by each element, and sends it each time.
  @inlinable
  @preconcurrency
  public func scan<Seed>(
    into seed: Seed, accumulator: @escaping @Sendable (inout Seed, Element) -> Void
  ) -> Infallible<Seed> {
    Infallible(asObservable().scan(into: seed, accumulator: accumulator))
  }

  /// Combines an accumulated value with each element, and sends it each time.
  @inlinable
  @preconcurrency
  public func scan<Seed>(
    _ seed: Seed, accumulator: @escaping @Sendable (Seed, Element) -> Seed
  ) -> Infallible<Seed> {
    Infallible(asObservable().scan(seed, accumulator: accumulator))
  }

  /// Combines each element with an object that the stream does not keep alive, and completes when the object has gone.
  @inlinable
  @preconcurrency
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object, resultSelector: @escaping @Sendable (Object, Element) -> Out
  ) -> Infallible<Out> {
    Infallible(asObservable().withUnretained(obj, resultSelector: resultSelector))
  }

  /// Pairs each element with an object that the stream does not keep alive, and completes when the object has gone.
  @inlinable
  public func withUnretained<Object: AnyObject>(_ obj: Object) -> Infallible<(Object, Element)> {
    Infallible(asObservable().withUnretained(obj))
  }

  /// Prints what happens; see the `debug` of observables.
  public func debug(
    _ identifier: String? = nil, trimOutput: Bool = false, file: String = #file, line: UInt = #line,
    function: String = #function
  ) -> Infallible<Element> {
    Infallible(
      asObservable().debug(identifier, trimOutput: trimOutput, file: file, line: line, function: function))
  }
}

extension Infallible {
  /// Calls closures when something happens, and lets it pass; see the `do` of observables.
  @inlinable
  @preconcurrency
  public func `do`(
    onNext: (@Sendable (Element) throws -> Void)? = nil, afterNext: (@Sendable (Element) throws -> Void)? = nil,
    onCompleted: (@Sendable () throws -> Void)? = nil, afterCompleted: (@Sendable () throws -> Void)? = nil,
    onSubscribe: (@Sendable () -> Void)? = nil, onSubscribed: (@Sendable () -> Void)? = nil,
    onDispose: (@Sendable () -> Void)? = nil
  ) -> Infallible<Element> {
    Infallible(
      asObservable().do(
        onNext: onNext, afterNext: afterNext, onCompleted: onCompleted, afterCompleted: afterCompleted,
        onSubscribe: onSubscribe, onSubscribed: onSubscribed, onDispose: onDispose))
  }
}
