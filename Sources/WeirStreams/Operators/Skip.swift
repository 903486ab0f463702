extension ObservableType {
  /// Drops the first elements.
  ///
  /// With a count of 0 or less it drops none.
  @inlinable
  public func skip(_ count: Int) -> Observable<Element> {
    stage(
      state: { count },
      kernel: { element, remaining, sink in
        if remaining > 0 { remaining -= 1 } else { sink.next(element) }
      })
  }

  /// Drops the first elements, as long as they meet the predicate.
  ///
  /// An error that the predicate throws ends the stream.
  @inlinable
  @preconcurrency
  public func skip(while predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    stage(
      state: { false },
      kernel: { element, isSending, sink in
        if !isSending { isSending = try !predicate(element) }
        if isSending { sink.next(element) }
      })
  }

  /// Drops the first elements, as long as they meet the predicate.
  @available(*, deprecated, renamed: "skip(while:)")
  @preconcurrency
  public func skipWhile(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    skip(while: predicate)
  }
}
