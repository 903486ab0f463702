extension ObservableType {
  /// Lets the elements through for which the predicate holds.
  ///
  /// An error that the predicate throws ends the stream.
  @inlinable
  @preconcurrency
  public func filter(_ predicate: @escaping @Sendable (Element) throws -> Bool) -> Observable<Element> {
    stage { element, sink in if try predicate(element) { sink.next(element) } }
  }
}
