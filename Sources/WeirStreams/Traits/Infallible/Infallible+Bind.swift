extension InfallibleType {
  /// Sends all events to the observers, in the order in which they are given.
  /// - Returns: The subscription; disposing of it ends it.
  @preconcurrency
  public func bind<Observer: ObserverType>(
    to observers: Observer...
  ) -> any Disposable where Observer.Element == Element {
    asObservable().subscribe { event in for observer in observers { observer.on(event) } }
  }

  /// Sends all events to observers of optionals, in the order in which they are given.
  /// - Returns: The subscription; disposing of it ends it.
  @preconcurrency
  public func bind<Observer: ObserverType>(
    to observers: Observer...
  ) -> any Disposable where Observer.Element == Element? {
    asObservable().subscribe { event in for observer in observers { observer.on(event.map { $0 }) } }
  }

  /// Hands this stream to a function, and gives its result.
  ///
  /// A closure that follows `bind` without a label is one for the elements.
  @_disfavoredOverload
  public func bind<Result>(to binder: (Self) -> Result) -> Result { binder(self) }

  /// Hands this stream and an argument to a curried function, and gives its result.
  public func bind<R1, R2>(to binder: (Self) -> (R1) -> R2, curriedArgument: R1) -> R2 {
    binder(self)(curriedArgument)
  }

  /// Calls a closure on the main actor with each element.
  ///
  /// Elements that come on the main queue are handled before the sender goes on; others are handled there later, in order.
  /// - Returns: The subscription; disposing of it ends it.
  @preconcurrency
  public func bind(onNext: @escaping @MainActor @Sendable (Element) -> Void) -> any Disposable {
    asObservable().bind(onNext: onNext)
  }

  /// Sends each element to the relays.
  /// - Returns: The subscription; disposing of it ends it.
  public func bind(to relays: BehaviorRelay<Element>...) -> any Disposable {
    subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Sends each element to the relays of optionals.
  /// - Returns: The subscription; disposing of it ends it.
  public func bind(to relays: BehaviorRelay<Element?>...) -> any Disposable {
    subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Sends each element to the relays.
  /// - Returns: The subscription; disposing of it ends it.
  public func bind(to relays: PublishRelay<Element>...) -> any Disposable {
    subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Sends each element to the relays of optionals.
  /// - Returns: The subscription; disposing of it ends it.
  public func bind(to relays: PublishRelay<Element?>...) -> any Disposable {
    subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Sends each element to the relays.
  /// - Returns: The subscription; disposing of it ends it.
  public func bind(to relays: ReplayRelay<Element>...) -> any Disposable {
    subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }

  /// Sends each element to the relays of optionals.
  /// - Returns: The subscription; disposing of it ends it.
  public func bind(to relays: ReplayRelay<Element?>...) -> any Disposable {
    subscribe(onNext: { element in for relay in relays { relay.accept(element) } })
  }
}
