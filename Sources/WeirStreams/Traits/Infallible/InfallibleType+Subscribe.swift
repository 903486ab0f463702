extension InfallibleType {
  /// Subscribes a closure that gets every event.
  /// - Returns: The subscription; disposing of it ends it.
  @preconcurrency
  public func subscribe(_ on: @escaping @Sendable (InfallibleEvent<Element>) -> Void) -> any Disposable {
    asObservable().subscribe { event in
      switch event {
      case .next(let element): on(.next(element))
      case .completed: on(.completed)
      case .error(let error):
        WeirDiagnostics.report(
          "Infallible", rule: "it must not send an error", value: "\(error)", remedy: "catch it in the source")
      }
    }
  }

  /// Subscribes closures for elements, completion and the end of the subscription.
  ///
  /// The closures never overlap, and run where the events are sent.
  /// - Returns: The subscription; disposing of it ends it.
  @inlinable
  @preconcurrency
  public func subscribe(
    onNext: (@Sendable (Element) -> Void)? = nil, onCompleted: (@Sendable () -> Void)? = nil,
    onDisposed: (@Sendable () -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes closures that get an object along, which the subscription does not keep alive.
  ///
  /// When the object has gone, no closure is called any more.
  /// - Returns: The subscription; disposing of it ends it.
  @preconcurrency
  public func subscribe<Object: AnyObject & Sendable>(
    with object: Object, onNext: (@Sendable (Object, Element) -> Void)? = nil,
    onCompleted: (@Sendable (Object) -> Void)? = nil, onDisposed: (@Sendable (Object) -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribe(with: object, onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }
}
