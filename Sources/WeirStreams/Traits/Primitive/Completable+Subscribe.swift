extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Subscribes a closure that gets the completion or the error.
  /// - Returns: The subscription; disposing of it ends it.
  @preconcurrency
  public func subscribe(_ observer: @escaping @Sendable (CompletableEvent) -> Void) -> any Disposable {
    primitiveSequence.source.subscribeOutcome(
      "Completable", onElement: nil, onError: { observer(.error($0)) }, onCompleted: { observer(.completed) })
  }

  /// Subscribes closures for the completion, the error and the end of the subscription.
  ///
  /// - Parameters:
  ///   - onCompleted: Is told of the completion.
  ///   - onError: Gets the error; where it is nil, `Hooks.defaultErrorHandler` does.
  ///   - onDisposed: Is told, once, that the subscription has ended, in whatever way.
  /// - Returns: The subscription; disposing of it ends it.
  @preconcurrency
  public func subscribe(
    onCompleted: (@Sendable () -> Void)? = nil, onError: (@Sendable (any Swift.Error) -> Void)? = nil,
    onDisposed: (@Sendable () -> Void)? = nil
  ) -> any Disposable {
    primitiveSequence.source.subscribeOutcome(
      "Completable", onElement: nil, onError: onError, onCompleted: onCompleted ?? {}, onDisposed: onDisposed)
  }

  /// Subscribes closures that get an object along, which the subscription does not keep alive.
  ///
  /// When the object has gone, no closure is called any more.
  /// - Returns: The subscription; disposing of it ends it.
  @preconcurrency
  public func subscribe<Object: AnyObject & Sendable>(
    with object: Object, onCompleted: (@Sendable (Object) -> Void)? = nil,
    onError: (@Sendable (Object, any Swift.Error) -> Void)? = nil, onDisposed: (@Sendable (Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onCompleted: { [weak object] in if let object { onCompleted?(object) } },
      onError: { [weak object] error in if let object { onError?(object, error) } },
      onDisposed: { [weak object] in if let object { onDisposed?(object) } })
  }
}
