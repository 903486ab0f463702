extension InfallibleType where Element: Equatable {
  /// Drops each element that equals the one before.
  @inlinable
  public func distinctUntilChanged() -> Infallible<Element> { Infallible(asObservable().distinctUntilChanged()) }
}

extension InfallibleType {
  /// Drops each element whose key equals that of the element before.
  @inlinable
  @preconcurrency
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping @Sendable (Element) throws -> Key
  ) -> Infallible<Element> {
    Infallible(asObservable().distinctUntilChanged(keySelector))
  }

  /// Drops each element that the closure calls equal to the last one that was sent.
  @inlinable
  @preconcurrency
  public func distinctUntilChanged(
    _ comparer: @escaping @Sendable (_ lhs: Element, _ rhs: Element) throws -> Bool
  ) -> Infallible<Element> {
    Infallible(asObservable().distinctUntilChanged(comparer))
  }

  /// Drops each element whose key the closure calls equal to that of the last one that was sent.
  @inlinable
  @preconcurrency
  public func distinctUntilChanged<K>(
    _ keySelector: @escaping @Sendable (Element) throws -> K,
    comparer: @escaping @Sendable (_ lhs: K, _ rhs: K) throws -> Bool
  ) -> Infallible<Element> {
    Infallible(asObservable().distinctUntilChanged(keySelector, comparer: comparer))
  }

  /// Drops each element that has an equal value at the key path as the one before.
  @inlinable
  public func distinctUntilChanged<Property: Equatable>(
    at keyPath: KeyPath<Element, Property>
  ) -> Infallible<Element> {
    Infallible(asObservable().distinctUntilChanged(at: keyPath))
  }
}
