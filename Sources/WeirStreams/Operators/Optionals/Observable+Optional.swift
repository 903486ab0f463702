extension ObservableType where Element: OptionalType {
  /// Drops nil, and unwraps the other elements.
  @inlinable
  public func filterNil() -> Observable<Element.Wrapped> {
    stage { element, sink in if let value = element.value { sink.next(value) } }
  }

  /// Drops nil, and unwraps the other elements; the same as `filterNil`.
  @inlinable
  public func unwrap() -> Observable<Element.Wrapped> { filterNil() }

  /// Drops nil, and leaves the other elements as they are.
  @inlinable
  public func filterNilKeepOptional() -> Observable<Element> {
    stage { element, sink in if element.value != nil { sink.next(element) } }
  }

  /// Unwraps the elements, and sends a value of its own in place of nil.
  @inlinable
  public func replaceNilWith(_ valueOnNil: Element.Wrapped) -> Observable<Element.Wrapped> {
    stage { element, sink in sink.next(element.value ?? valueOnNil) }
  }

  /// Unwraps the elements, and ends with an error at the first nil.
  @inlinable
  public func errorOnNil(
    _ error: any Swift.Error = RxOptionalError.foundNilWhileUnwrappingOptional(Element.self)
  ) -> Observable<Element.Wrapped> {
    stage { element, sink in
      guard let value = element.value else { throw error }
      sink.next(value)
    }
  }

  /// Unwraps the elements, and sends those of the stream that the handler gives in place of nil.
  ///
  /// What the handler throws ends the stream.
  @preconcurrency
  public func catchOnNil(
    _ handler: @escaping @Sendable () throws -> Observable<Element.Wrapped>
  ) -> Observable<Element.Wrapped> {
    flatMap { element in try element.value.map { .just($0) } ?? handler() }
  }
}
