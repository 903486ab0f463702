extension ObservableType {
  /// Sends the elements until one meets the predicate, and then completes.
  ///
  /// An error that the predicate throws ends the stream.
  /// - Parameter behavior: Whether that element is sent.
  @inlinable
  @preconcurrency
  public func take(
    until predicate: @escaping @Sendable (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    take(behavior, isLast: predicate)
  }

  /// Sends the elements as long as they meet the predicate, and then completes.
  ///
  /// An error that the predicate throws ends the stream.
  /// - Parameter behavior: Whether the first element that does not meet it is sent.
  @inlinable
  @preconcurrency
  public func take(
    while predicate: @escaping @Sendable (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    take(behavior, isLast: { try !predicate($0) })
  }

  @inlinable
  @inline(__always)
  func take(_ behavior: TakeBehavior, isLast: @escaping (Element) throws -> Bool) -> Observable<Element> {
    stage(
      state: { false },
      kernel: { element, isOver, sink in
        if isOver { return }
        isOver = try isLast(element)
        if !isOver || behavior == .inclusive { sink.next(element) }
        if isOver { sink.end(nil) }
      })
  }

  /// Sends the elements until one meets the predicate, and then completes.
  @available(*, deprecated, renamed: "take(until:behavior:)")
  @preconcurrency
  public func takeUntil(
    _ behavior: TakeBehavior, predicate: @escaping @Sendable (Element) throws -> Bool
  ) -> Observable<Element> {
    take(until: predicate, behavior: behavior)
  }

  /// Sends the elements as long as they meet the predicate, and then completes.
  @available(*, deprecated, renamed: "take(while:)")
  @preconcurrency
  public func takeWhile(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    take(while: predicate)
  }
}
