extension SharedSequenceConvertibleType where Element: OptionalType {
  /// Drops nil, and unwraps the other elements.
  public func filterNil() -> SharedSequence<SharingStrategy, Element.Wrapped> { compactMap { $0.value } }

  /// Drops nil, and unwraps the other elements; the same as `filterNil`.
  public func unwrap() -> SharedSequence<SharingStrategy, Element.Wrapped> { filterNil() }

  /// Unwraps the elements, and sends a value of its own in place of nil.
  public func replaceNilWith(_ valueOnNil: Element.Wrapped) -> SharedSequence<SharingStrategy, Element.Wrapped> {
    SharedSequence(asObservable().replaceNilWith(valueOnNil))
  }

  /// Unwraps the elements, and sends those of the stream that the handler gives in place of nil.
  @preconcurrency
  public func catchOnNil(
    _ handler: @escaping @Sendable () -> SharedSequence<SharingStrategy, Element.Wrapped>
  ) -> SharedSequence<SharingStrategy, Element.Wrapped> {
    SharedSequence(asObservable().catchOnNil { handler().source })
  }
}

extension SharedSequenceConvertibleType where Element: Occupiable {
  /// Drops the elements that are empty.
  public func filterEmpty() -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().filterEmpty())
  }

  /// Sends the elements of the stream that the handler gives in place of an element that is empty.
  @preconcurrency
  public func catchOnEmpty(
    _ handler: @escaping @Sendable () -> SharedSequence<SharingStrategy, Element>
  ) -> SharedSequence<SharingStrategy, Element> {
    SharedSequence(asObservable().catchOnEmpty { handler().source })
  }
}

extension InfallibleType where Element: OptionalType {
  /// Drops nil, and unwraps the other elements.
  @inlinable
  public func filterNil() -> Infallible<Element.Wrapped> { compactMap { $0.value } }

  /// Drops nil, and unwraps the other elements; the same as `filterNil`.
  @inlinable
  public func unwrap() -> Infallible<Element.Wrapped> { filterNil() }
}
