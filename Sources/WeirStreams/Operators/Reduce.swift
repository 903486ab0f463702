extension ObservableType {
  /// Combines all elements to one value, and sends its transformation when the source completes.
  ///
  /// Errors that the closures throw end the stream.
  @inlinable
  @preconcurrency
  public func reduce<A, Result>(
    _ seed: A, accumulator: @escaping @Sendable (A, Element) throws -> A,
    mapResult: @escaping @Sendable (A) throws -> Result
  ) -> Observable<Result> {
    stage(
      state: { seed },
      finish: { state, sink, error in
        if error == nil { sink.next(try mapResult(state)) }
        sink.end(error)
      },
      kernel: { element, state, sink in
        do { state = try accumulator(state, element) } catch { sink.fail(error) }
      })
  }

  /// Combines all elements to one value, and sends it when the source completes.
  ///
  /// An error that the accumulator throws ends the stream.
  @inlinable
  @preconcurrency
  public func reduce<A>(_ seed: A, accumulator: @escaping @Sendable (A, Element) throws -> A) -> Observable<A> {
    reduce(seed, accumulator: accumulator, mapResult: { $0 })
  }
}
