extension ObservableType {
  /// Transforms each element.
  ///
  /// An error that the transformation throws ends the stream.
  @inlinable
  @preconcurrency
  public func map<Result>(_ transform: @escaping @Sendable (Element) throws -> Result) -> Observable<Result> {
    stage { element, sink in sink.next(try transform(element)) }
  }
}
