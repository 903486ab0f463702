extension SharedSequenceConvertibleType where Element: Equatable {
  /// Drops each element that equals the one before.
  public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged())
  }
}

extension SharedSequenceConvertibleType {
  /// Drops each element whose key equals that of the element before.
  @preconcurrency
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping @Sendable (Element) -> Key
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged(keySelector))
  }

  /// Drops each element that the closure calls equal to the last one that was sent.
  @preconcurrency
  public func distinctUntilChanged(
    _ comparer: @escaping @Sendable (_ lhs: Element, _ rhs: Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged(comparer))
  }

  /// Drops each element whose key the closure calls equal to that of the last one that was sent.
  @preconcurrency
  public func distinctUntilChanged<K>(
    _ keySelector: @escaping @Sendable (Element) -> K, comparer: @escaping @Sendable (_ lhs: K, _ rhs: K) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().distinctUntilChanged(keySelector, comparer: comparer))
  }
}
