extension ObservableType {
  /// Subscribes a closure that gets every event.
  /// - Returns: The subscription; disposing of it ends it.
  @preconcurrency
  public func subscribe(_ on: @escaping @Sendable (Event<Element>) -> Void) -> any Disposable {
    asObservable().subscribe(AnonymousObserver(on))
  }

  /// Subscribes closures for elements, the error, completion and the end of the subscription.
  ///
  /// The closures never overlap. They run where the events are sent; use `observe(on:)` to choose another place, or `bind`,
  /// `drive` and `emit` for closures on the main actor.
  /// - Parameters:
  ///   - onNext: Gets each element.
  ///   - onError: Gets the error that ends the stream; where it is nil, `Hooks.defaultErrorHandler` does.
  ///   - onCompleted: Is told of completion.
  ///   - onDisposed: Is told, once, that the subscription has ended, in whatever way.
  /// - Returns: The subscription; disposing of it ends it.
  @inlinable
  @preconcurrency
  public func subscribe(
    onNext: (@Sendable (Element) -> Void)? = nil, onError: (@Sendable (any Error) -> Void)? = nil,
    onCompleted: (@Sendable () -> Void)? = nil, onDisposed: (@Sendable () -> Void)? = nil
  ) -> any Disposable {
    let lifetime = Lifetime()
    let sink = ClosureSink(lifetime, onNext: onNext, onError: onError, onCompleted: onCompleted, onDisposed: onDisposed)
    asObservable().start(sink, lifetime)
    sink.isSetUp()
    return lifetime
  }

  /// Subscribes closures that get an object along, which the subscription does not keep alive.
  ///
  /// When the object has gone, no closure is called any more.
  /// - Returns: The subscription; disposing of it ends it.
  @preconcurrency
  public func subscribe<Object: AnyObject & Sendable>(
    with object: Object, onNext: (@Sendable (Object, Element) -> Void)? = nil,
    onError: (@Sendable (Object, any Error) -> Void)? = nil, onCompleted: (@Sendable (Object) -> Void)? = nil,
    onDisposed: (@Sendable (Object) -> Void)? = nil
  ) -> any Disposable {
    subscribe(
      onNext: { [weak object] element in if let object { onNext?(object, element) } },
      onError: { [weak object] error in if let object { onError?(object, error) } },
      onCompleted: { [weak object] in if let object { onCompleted?(object) } },
      onDisposed: { [weak object] in if let object { onDisposed?(object) } })
  }
}
