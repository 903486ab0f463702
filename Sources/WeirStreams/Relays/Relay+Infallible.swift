extension PublishRelay {
  /// The elements as an infallible.
  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}

extension BehaviorRelay {
  /// The values as an infallible.
  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}

extension ReplayRelay {
  /// The elements as an infallible.
  public func asInfallible() -> Infallible<Element> { Infallible(asObservable()) }
}
