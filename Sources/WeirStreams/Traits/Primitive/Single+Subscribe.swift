extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Subscribes a closure that gets the element or the error.
  /// - Returns: The subscription; disposing of it ends it.
  @preconcurrency
  public func subscribe(_ observer: @escaping @Sendable (SingleEvent<Element>) -> Void) -> any Disposable {
    primitiveSequence.source.subscribeOutcome(
      "Single", onElement: { observer(.success($0)) }, onError: { observer(.failure($0)) })
  }

  /// Subscribes closures for the element, the error and the end of the subscription.
  ///
  /// - Parameters:
  ///   - onSuccess: Gets the element.
  ///   - onFailure: Gets the error; where it is nil, `Hooks.defaultErrorHandler` does.
  ///   - onDisposed: Is told, once, that the subscription has ended, in whatever way.
  /// - Returns: The subscription; disposing of it ends it.
  @preconcurrency
  public func subscribe(
    onSuccess: (@Sendable (Element) -> Void)? = nil, onFailure: (@Sendable (any Swift.Error) -> Void)? = nil,
    onDisposed: (@Sendable () -> Void)? = nil
  ) -> any Disposable {
    primitiveSequence.source.subscribeOutcome(
      "Single", onElement: onSuccess, onError: onFailure, onDisposed: onDisposed)
  }

  /// Subscribes closures that get an object along, which the subscription does not keep alive.
  ///
  /// When the object has gone, no closure is called any more.
  /// - Returns: The subscription; disposing of it ends it.
  @preconcurrency
  public func subscribe<Object: AnyObject & Sendable>(
    with object: Object, onSuccess: (@Sendable (Object, Element) -> Void)? = nil,
    onFailure: (@Sendable (Object, any Swift.Error) -> Void)? = nil,
    onDisposed: (@Sendable (Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onSuccess: { [weak object] element in if let object { onSuccess?(object, element) } },
      onFailure: { [weak object] error in if let object { onFailure?(object, error) } },
      onDisposed: { [weak object] in if let object { onDisposed?(object) } })
  }

  /// Subscribes closures for the element, the error and the end of the subscription.
  @available(*, deprecated, renamed: "subscribe(onSuccess:onFailure:onDisposed:)")
  @preconcurrency
  public func subscribe(
    onSuccess: (@Sendable (Element) -> Void)? = nil, onError: @escaping @Sendable (any Swift.Error) -> Void,
    onDisposed: (@Sendable () -> Void)? = nil
  ) -> any Disposable {
    subscribe(onSuccess: onSuccess, onFailure: onError, onDisposed: onDisposed)
  }
}
