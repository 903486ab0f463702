extension ObservableType {
  /// Changes an accumulated value by each element, and sends it each time.
  ///
  /// Each subscription starts from the seed. An error that the accumulator throws ends the stream.
  @inlinable
  @preconcurrency
  public func scan<A>(into seed: A, accumulator: @escaping @Sendable (inout A, Element) throws -> Void) -> Observable<A>
  {
    stage(
      state: { seed },
      kernel: { element, state, sink in
        do { try accumulator(&state, element) } catch { return sink.fail(error) }
        sink.next(state)
      })
  }

  /// Combines an accumulated value with each element, and sends it each time.
  ///
  /// Each subscription starts from the seed. An error that the accumulator throws ends the stream.
  @inlinable
  @preconcurrency
  public func scan<A>(_ seed: A, accumulator: @escaping @Sendable (A, Element) throws -> A) -> Observable<A> {
    stage(
      state: { seed },
      kernel: { element, state, sink in
        do { state = try accumulator(state, element) } catch { return sink.fail(error) }
        sink.next(state)
      })
  }
}
