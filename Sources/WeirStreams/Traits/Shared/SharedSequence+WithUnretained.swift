extension SharedSequenceConvertibleType where SharingStrategy == SignalSharingStrategy {
  /// Combines each element with an object that the stream does not keep alive, and completes when the object has gone.
  @preconcurrency
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object, resultSelector: @escaping @Sendable (Object, Element) -> Out
  ) -> SharedSequence<SharingStrategy, Out> {
    SharedSequence(asObservable().withUnretained(obj, resultSelector: resultSelector))
  }

  /// Pairs each element with an object that the stream does not keep alive, and completes when the object has gone.
  public func withUnretained<Object: AnyObject>(_ obj: Object) -> SharedSequence<SharingStrategy, (Object, Element)> {
    SharedSequence(asObservable().withUnretained(obj))
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Not for drivers, whose replay would keep the object alive.
  @available(*, unavailable, message: "a driver's replay would keep the object; use drive(with:onNext:)")
  public func withUnretained<Object: AnyObject, Out>(
    _ obj: Object, resultSelector: @escaping @Sendable (Object, Element) -> Out
  ) -> SharedSequence<SharingStrategy, Out> {
    SharedSequence(asObservable().withUnretained(obj, resultSelector: resultSelector))
  }

  /// Not for drivers, whose replay would keep the object alive.
  @available(*, unavailable, message: "a driver's replay would keep the object; use drive(with:onNext:)")
  public func withUnretained<Object: AnyObject>(_ obj: Object) -> SharedSequence<SharingStrategy, (Object, Element)> {
    SharedSequence(asObservable().withUnretained(obj))
  }
}
