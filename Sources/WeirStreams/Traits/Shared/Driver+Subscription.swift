extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Subscribes closures that run on the main actor.
  ///
  /// They run at once where the element is sent on the main actor, else soon after, in the order in which they came.
  /// - Returns: The subscription; disposing of it ends it.
  @preconcurrency
  public func drive(
    onNext: (@MainActor @Sendable (Element) -> Void)? = nil, onCompleted: (@MainActor @Sendable () -> Void)? = nil,
    onDisposed: (@MainActor @Sendable () -> Void)? = nil
  ) -> any Disposable {
    asObservable().subscribeOnMainActor(onNext: onNext, onCompleted: onCompleted, onDisposed: onDisposed)
  }

  /// Subscribes closures that run on the main actor and get an object along, which the subscription does not keep alive.
  ///
  /// When the object has gone, no closure is called any more.
  /// - Returns: The subscription; disposing of it ends it.
  @preconcurrency
  public func drive<Object: AnyObject>(
    with object: Object, onNext: (@MainActor @Sendable (Object, Element) -> Void)? = nil,
    onCompleted: (@MainActor @Sendable (Object) -> Void)? = nil,
    onDisposed: (@MainActor @Sendable (Object) -> Void)? = nil
  ) -> any Disposable {
    let object = Weak(object)
    return drive(
      onNext: { element in if let object = object.object { onNext?(object, element) } },
      onCompleted: { if let object = object.object { onCompleted?(object) } },
      onDisposed: { if let object = object.object { onDisposed?(object) } })
  }

  /// Subscribes without closures, for what the stream does by itself.
  /// - Returns: The subscription; disposing of it ends it.
  public func drive() -> any Disposable { drive(onNext: nil, onCompleted: nil, onDisposed: nil) }

  /// Sends all events to the observers.
  /// - Returns: The subscription; disposing of it ends it.
  public func drive<Observer: ObserverType>(
    _ observers: Observer...
  ) -> any Disposable where Observer.Element == Element {
    asObservable().subscribe { event in for observer in observers { observer.on(event) } }
  }

  /// Sends all events to the observers of optionals.
  /// - Returns: The subscription; disposing of it ends it.
  public func drive<Observer: ObserverType>(
    _ observers: Observer...
  ) -> any Disposable where Observer.Element == Element? {
    asObservable().subscribe { event in for observer in observers { observer.on(event.map { $0 }) } }
  }
}

extension SharedSequenceConvertibleType where SharingStrategy == DriverSharingStrategy {
  /// Sends each element to the relays.
  /// - Returns: The subscription; disposing of it ends it.
  public func drive(_ relays: BehaviorRelay<Element>...) -> any Disposable {
    asObservable().subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Sends each element to the relays of optionals.
  /// - Returns: The subscription; disposing of it ends it.
  public func drive(_ relays: BehaviorRelay<Element?>...) -> any Disposable {
    asObservable().subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Sends each element to the relays.
  /// - Returns: The subscription; disposing of it ends it.
  public func drive(_ relays: ReplayRelay<Element>...) -> any Disposable {
    asObservable().subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Sends each element to the relays of optionals.
  /// - Returns: The subscription; disposing of it ends it.
  public func drive(_ relays: ReplayRelay<Element?>...) -> any Disposable {
    asObservable().subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Hands this stream to a function that subscribes to it.
  @_disfavoredOverload
  public func drive<Result>(_ transformation: (Observable<Element>) -> Result) -> Result {
    transformation(asObservable())
  }

  /// Hands this stream and an argument to a function that subscribes to it.
  public func drive<R1, R2>(_ with: (Observable<Element>) -> (R1) -> R2, curriedArgument: R1) -> R2 {
    with(asObservable())(curriedArgument)
  }
}
