extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Subscribes a closure that gets the element, the error, or that there is none.
  /// - Returns: The subscription; disposing of it ends it.
  @preconcurrency
  public func subscribe(_ observer: @escaping @Sendable (MaybeEvent<Element>) -> Void) -> any Disposable {
    primitiveSequence.source.subscribeOutcome(
      "Maybe", onElement: { observer(.success($0)) }, onError: { observer(.error($0)) },
      onCompleted: { observer(.completed) })
  }

  /// Subscribes closures for the element, the error, its absence and the end of the subscription.
  ///
  /// - Parameters:
  ///   - onSuccess: Gets the element.
  ///   - onError: Gets the error; where it is nil, `Hooks.defaultErrorHandler` does.
  ///   - onCompleted: Is told that there is no element.
  ///   - onDisposed: Is told, once, that the subscription has ended, in whatever way.
  /// - Returns: The subscription; disposing of it ends it.
  @preconcurrency
  public func subscribe(
    onSuccess: (@Sendable (Element) -> Void)? = nil, onError: (@Sendable (any Swift.Error) -> Void)? = nil,
    onCompleted: (@Sendable () -> Void)? = nil, onDisposed: (@Sendable () -> Void)? = nil
  ) -> any Disposable {
    primitiveSequence.source.subscribeOutcome(
      "Maybe", onElement: onSuccess, onError: onError, onCompleted: onCompleted ?? {}, onDisposed: onDisposed)
  }

  /// Subscribes closures that get an object along, which the subscription does not keep alive.
  ///
  /// When the object has gone, no closure is called any more.
  /// - Returns: The subscription; disposing of it ends it.
  @preconcurrency
  public func subscribe<Object: AnyObject & Sendable>(
    with object: Object, onSuccess: (@Sendable (Object, Element) -> Void)? = nil,
    onError: (@Sendable (Object, any Swift.Error) -> Void)? = nil,
    onCompleted: (@Sendable (Object) -> Void)? = nil, onDisposed: (@Sendable (Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onSuccess: { [weak object] element in if let object { onSuccess?(object, element) } },
      onError: { [weak object] error in if let object { onError?(object, error) } },
      onCompleted: { [weak object] in if let object { onCompleted?(object) } },
      onDisposed: { [weak object] in if let object { onDisposed?(object) } })
  }
}
