extension ObservableConvertibleType {
  /// This stream, with an element of its own in place of an error; it then completes.
  public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
    Infallible(asObservable().catchAndReturn(element))
  }

  /// This stream, which goes on with another one in place of an error.
  public func asInfallible(onErrorFallbackTo infallible: Infallible<Element>) -> Infallible<Element> {
    Infallible(asObservable().catch { _ in infallible.asObservable() })
  }

  /// This stream, which goes on with the one that the closure gives in place of an error.
  @preconcurrency
  public func asInfallible(
    onErrorRecover: @escaping @Sendable (any Swift.Error) -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(asObservable().catch { onErrorRecover($0).asObservable() })
  }
}
