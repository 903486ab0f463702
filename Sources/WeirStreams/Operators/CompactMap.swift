extension ObservableType {
  /// Transforms each element, and lets the results through that are not nil.
  ///
  /// An error that the transformation throws ends the stream.
  @inlinable
  @preconcurrency
  public func compactMap<Result>(
    _ transform: @escaping @Sendable (Element) throws -> Result?
  ) -> Observable<Result> {
    stage { element, sink in if let result = try transform(element) { sink.next(result) } }
  }
}
