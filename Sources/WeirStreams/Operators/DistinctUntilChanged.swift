extension ObservableType where Element: Equatable {
  /// Drops each element that equals the one before.
  @inlinable
  public func distinctUntilChanged() -> Observable<Element> {
    distinct({ $0 }, { $0 == $1 })
  }
}

extension ObservableType {
  /// Drops each element whose key equals that of the element before.
  ///
  /// An error that the closure throws ends the stream.
  @inlinable
  @preconcurrency
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping @Sendable (Element) throws -> Key
  ) -> Observable<Element> {
    distinct(keySelector, { $0 == $1 })
  }

  /// Drops each element that the closure calls equal to the last one that was sent.
  ///
  /// An error that the closure throws ends the stream.
  @inlinable
  @preconcurrency
  public func distinctUntilChanged(
    _ comparer: @escaping @Sendable (_ lhs: Element, _ rhs: Element) throws -> Bool
  ) -> Observable<Element> {
    distinct({ $0 }, comparer)
  }

  /// Drops each element whose key the closure calls equal to that of the last one that was sent.
  ///
  /// An error that a closure throws ends the stream.
  @inlinable
  @preconcurrency
  public func distinctUntilChanged<K>(
    _ keySelector: @escaping @Sendable (Element) throws -> K,
    comparer: @escaping @Sendable (_ lhs: K, _ rhs: K) throws -> Bool
  ) -> Observable<Element> {
    distinct(keySelector, comparer)
  }

  /// Drops each element that has an equal value at the key path as the one before.
  @inlinable
  public func distinctUntilChanged<Property: Equatable>(
    at keyPath: KeyPath<Element, Property>
  ) -> Observable<Element> {
    distinct({ $0[keyPath: keyPath] }, { $0 == $1 })
  }

  @inlinable
  @inline(__always)
  func distinct<Key>(
    _ key: @escaping (Element) throws -> Key, _ areEqual: @escaping (Key, Key) throws -> Bool
  ) -> Observable<Element> {
    stage(
      state: { nil as Key? },
      kernel: { element, last, sink in
        if try Self.isNew(key(element), &last, areEqual) { sink.next(element) }
      })
  }

  /// Apart, as it takes no stack then while the element goes on.
  @inlinable
  static func isNew<Key>(
    _ key: Key, _ last: inout Key?, _ areEqual: (Key, Key) throws -> Bool
  ) rethrows -> Bool {
    if let last, try areEqual(last, key) { return false }
    last = key
    return true
  }
}
