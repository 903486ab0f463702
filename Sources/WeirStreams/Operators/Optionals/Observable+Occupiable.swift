extension ObservableType where Element: Occupiable {
  /// Drops the elements that are empty.
  @inlinable
  public func filterEmpty() -> Observable<Element> {
    stage { element, sink in if !element.isEmpty { sink.next(element) } }
  }

  /// Ends with an error at the first element that is empty.
  @inlinable
  public func errorOnEmpty(
    _ error: any Swift.Error = RxOptionalError.emptyOccupiable(Element.self)
  ) -> Observable<Element> {
    stage { element, sink in
      if element.isEmpty { throw error }
      sink.next(element)
    }
  }

  /// Sends the elements of the stream that the handler gives in place of an element that is empty.
  ///
  /// What the handler throws ends the stream.
  @preconcurrency
  public func catchOnEmpty(_ handler: @escaping @Sendable () throws -> Observable<Element>) -> Observable<Element> {
    flatMap { element in try element.isEmpty ? handler() : .just(element) }
  }
}
