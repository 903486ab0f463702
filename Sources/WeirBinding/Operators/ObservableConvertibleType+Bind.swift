// Of every kind of stream: observables, infallibles, drivers and signals.
extension ObservableConvertibleType {
  /// Binds a stream to an observer, a binder or a property.
  /// - Returns: The subscription.
  public static func ~> <Observer: ObserverType>(source: Self, observer: Observer) -> any Disposable
  where Observer.Element == Element {
    source.asObservable().bind(to: observer)
  }

  /// Binds a stream to an observer, a binder or a property of optionals.
  /// - Returns: The subscription.
  public static func ~> <Observer: ObserverType>(source: Self, observer: Observer) -> any Disposable
  where Observer.Element == Element? {
    source.asObservable().bind(to: observer)
  }

  /// Binds a stream to a relay.
  ///
  /// A completion is not passed on, as relays never end.
  /// - Returns: The subscription.
  public static func ~> <Relay: RelayType>(source: Self, relay: Relay) -> any Disposable
  where Relay.Element == Element {
    source.asObservable().bind(to: RelayObserver(relay))
  }

  /// Binds a stream to a relay of optionals.
  ///
  /// A completion is not passed on, as relays never end.
  /// - Returns: The subscription.
  public static func ~> <Relay: RelayType>(source: Self, relay: Relay) -> any Disposable
  where Relay.Element == Element? {
    source.asObservable().bind(to: RelayObserver(relay))
  }

}

extension ObservableConvertibleType {
  /// Binds a stream to each of the observers, by a subscription each.
  /// - Returns: The subscriptions, as one.
  public static func ~> <Observer: ObserverType>(source: Self, observers: [Observer]) -> any Disposable
  where Observer.Element == Element {
    Disposables.create(observers.map { source ~> $0 })
  }

  /// Binds a stream to each of the observers of optionals, by a subscription each.
  /// - Returns: The subscriptions, as one.
  public static func ~> <Observer: ObserverType>(source: Self, observers: [Observer]) -> any Disposable
  where Observer.Element == Element? {
    Disposables.create(observers.map { source ~> $0 })
  }

  /// Binds a stream to each of the relays, by a subscription each.
  /// - Returns: The subscriptions, as one.
  public static func ~> <Relay: RelayType>(source: Self, relays: [Relay]) -> any Disposable
  where Relay.Element == Element {
    Disposables.create(relays.map { source ~> $0 })
  }

  /// Binds a stream to each of the relays of optionals, by a subscription each.
  /// - Returns: The subscriptions, as one.
  public static func ~> <Relay: RelayType>(source: Self, relays: [Relay]) -> any Disposable
  where Relay.Element == Element? {
    Disposables.create(relays.map { source ~> $0 })
  }

}
