extension ObservableType {
  /// Makes a stream of each element, and sends the elements of these streams one stream after the other.
  ///
  /// The closure is called when the element comes; the stream is subscribed to when those before it have completed.
  /// An error of any stream, or of the closure, ends it.
  @inlinable
  @preconcurrency
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping @Sendable (Element) throws -> Source
  ) -> Observable<Source.Element> {
    LimitedMerge(asObservable(), limit: 1) { try selector($0).asObservable() }
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// The elements of the inner streams, as they come, of which only some run at a time.
  ///
  /// The others wait in the order in which they came. An error of any ends it.
  /// - Parameter maxConcurrent: How many run at a time; with 0 or less none does, and it completes with the source.
  @inlinable
  public func merge(maxConcurrent: Int) -> Observable<Element.Element> {
    LimitedMerge(asObservable(), limit: maxConcurrent) { $0.asObservable() }
  }

  /// The elements of the inner streams, one stream after the other.
  ///
  /// An error of any ends it.
  @inlinable
  public func concat() -> Observable<Element.Element> { merge(maxConcurrent: 1) }
}
