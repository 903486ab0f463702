extension RxControllerEventBinder {
  /// Hands the values of an event to a relay of optionals; nil is an event without a value.
  public func bindEvents<Relay: RelayType, Value>(
    to relay: Relay, with identifier: RxControllerEvent.Identifier
  ) where Relay.Element == Value? {
    (events.value(of: identifier, type: Value.self) ~> relay).disposed(by: disposeBag)
  }

  /// Hands the values of an event to a relay, leaving out those that are nil.
  public func bindEvents<Relay: RelayType>(to relay: Relay, with identifier: RxControllerEvent.Identifier) {
    (events.unwrappedValue(of: identifier, type: Relay.Element.self) ~> relay).disposed(by: disposeBag)
  }

  /// Hands the values of an event to an observer of optionals; nil is an event without a value.
  public func bindEvents<Observer: ObserverType, Value>(
    to observer: Observer, with identifier: RxControllerEvent.Identifier
  ) where Observer.Element == Value? {
    (events.value(of: identifier, type: Value.self) ~> observer).disposed(by: disposeBag)
  }

  /// Hands the values of an event to an observer, leaving out those that are nil.
  public func bindEvents<Observer: ObserverType>(to observer: Observer, with identifier: RxControllerEvent.Identifier) {
    (events.unwrappedValue(of: identifier, type: Observer.Element.self) ~> observer).disposed(by: disposeBag)
  }
}

extension RxControllerEventBinder {
  /// Hands the values of an event to a relay of optionals; nil is an event without a value.
  public func bindEvents<Relay: RelayType, Value>(
    to relay: Relay, with identifier: RxControllerEvent.TypedIdentifier<Value>
  ) where Relay.Element == Value? {
    (events.value(of: identifier) ~> relay).disposed(by: disposeBag)
  }

  /// Hands the values of an event to a relay, leaving out those that are nil.
  public func bindEvents<Relay: RelayType>(
    to relay: Relay, with identifier: RxControllerEvent.TypedIdentifier<Relay.Element>
  ) {
    (events.unwrappedValue(of: identifier) ~> relay).disposed(by: disposeBag)
  }

  /// Hands the values of an event to an observer of optionals; nil is an event without a value.
  public func bindEvents<Observer: ObserverType, Value>(
    to observer: Observer, with identifier: RxControllerEvent.TypedIdentifier<Value>
  ) where Observer.Element == Value? {
    (events.value(of: identifier) ~> observer).disposed(by: disposeBag)
  }

  /// Hands the values of an event to an observer, leaving out those that are nil.
  public func bindEvents<Observer: ObserverType>(
    to observer: Observer, with identifier: RxControllerEvent.TypedIdentifier<Observer.Element>
  ) {
    (events.unwrappedValue(of: identifier) ~> observer).disposed(by: disposeBag)
  }
}
