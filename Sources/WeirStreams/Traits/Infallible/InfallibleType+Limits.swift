extension InfallibleType {
  /// Sends the elements until another stream sends one.
  public func take<Source: InfallibleType>(until other: Source) -> Infallible<Element> {
    Infallible(asObservable().take(until: other.asObservable()))
  }

  /// Sends the elements until another stream sends one.
  public func take<Source: ObservableType>(until other: Source) -> Infallible<Element> {
    Infallible(asObservable().take(until: other))
  }

  /// Sends the elements until one meets the predicate, and then completes.
  /// - Parameter behavior: Whether that element is sent.
  @inlinable
  @preconcurrency
  public func take(
    until predicate: @escaping @Sendable (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    Infallible(asObservable().take(until: predicate, behavior: behavior))
  }

  /// Sends the elements as long as they meet the predicate, and then completes.
  /// - Parameter behavior: Whether the first element that does not meet it is sent.
  @inlinable
  @preconcurrency
  public func take(
    while predicate: @escaping @Sendable (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    Infallible(asObservable().take(while: predicate, behavior: behavior))
  }

  /// Sends the first elements only, and completes with the last of them.
  @inlinable
  public func take(_ count: Int) -> Infallible<Element> { Infallible(asObservable().take(count)) }

  /// Drops the first elements.
  @inlinable
  public func skip(_ count: Int) -> Infallible<Element> { Infallible(asObservable().skip(count)) }

  /// Drops the first elements, as long as they meet the predicate.
  @inlinable
  @preconcurrency
  public func skip(while predicate: @escaping @Sendable (Element) throws -> Bool) -> Infallible<Element> {
    Infallible(asObservable().skip(while: predicate))
  }

  /// Drops the elements until another stream sends one.
  public func skip<Source: ObservableType>(until other: Source) -> Infallible<Element> {
    Infallible(asObservable().skip(until: other))
  }
}
