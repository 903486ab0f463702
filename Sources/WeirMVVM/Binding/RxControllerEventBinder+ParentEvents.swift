extension RxControllerEventBinder {
  /// Hands the values of an event of the parent to a relay of optionals; nil is an event without a value.
  public func bindParentEvents<Relay: RelayType, Value>(
    to relay: Relay, with identifier: RxControllerEvent.Identifier
  ) where Relay.Element == Value? {
    (parentEvents.value(of: identifier, type: Value.self) ~> relay).disposed(by: disposeBag)
  }

  /// Hands the values of an event of the parent to a relay, leaving out those that are nil.
  public func bindParentEvents<Relay: RelayType>(to relay: Relay, with identifier: RxControllerEvent.Identifier) {
    (parentEvents.unwrappedValue(of: identifier, type: Relay.Element.self) ~> relay).disposed(by: disposeBag)
  }

  /// Hands the values of an event of the parent to an observer of optionals; nil is an event without a value.
  public func bindParentEvents<Observer: ObserverType, Value>(
    to observer: Observer, with identifier: RxControllerEvent.Identifier
  ) where Observer.Element == Value? {
    (parentEvents.value(of: identifier, type: Value.self) ~> observer).disposed(by: disposeBag)
  }

  /// Hands the values of an event of the parent to an observer, leaving out those that are nil.
  public func bindParentEvents<Observer: ObserverType>(
    to observer: Observer, with identifier: RxControllerEvent.Identifier
  ) {
    (parentEvents.unwrappedValue(of: identifier, type: Observer.Element.self) ~> observer).disposed(by: disposeBag)
  }
}

extension RxControllerEventBinder {
  /// Hands the values of an event of the parent to a relay of optionals; nil is an event without a value.
  public func bindParentEvents<Relay: RelayType, Value>(
    to relay: Relay, with identifier: RxControllerEvent.TypedIdentifier<Value>
  ) where Relay.Element == Value? {
    (parentEvents.value(of: identifier) ~> relay).disposed(by: disposeBag)
  }

  /// Hands the values of an event of the parent to a relay, leaving out those that are nil.
  public func bindParentEvents<Relay: RelayType>(
    to relay: Relay, with identifier: RxControllerEvent.TypedIdentifier<Relay.Element>
  ) {
    (parentEvents.unwrappedValue(of: identifier) ~> relay).disposed(by: disposeBag)
  }

  /// Hands the values of an event of the parent to an observer of optionals; nil is an event without a value.
  public func bindParentEvents<Observer: ObserverType, Value>(
    to observer: Observer, with identifier: RxControllerEvent.TypedIdentifier<Value>
  ) where Observer.Element == Value? {
    (parentEvents.value(of: identifier) ~> observer).disposed(by: disposeBag)
  }

  /// Hands the values of an event of the parent to an observer, leaving out those that are nil.
  public func bindParentEvents<Observer: ObserverType>(
    to observer: Observer, with identifier: RxControllerEvent.TypedIdentifier<Observer.Element>
  ) {
    (parentEvents.unwrappedValue(of: identifier) ~> observer).disposed(by: disposeBag)
  }
}
