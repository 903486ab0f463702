extension Store {
  /// Tells a subscriber of the present state, and of each new one (Cordux's form).
  ///
  /// It takes the place of what the same object has subscribed to before. The subscription ends with the subscriber.
  @inlinable
  public func subscribe<Subscriber: SubscriberType>(_ subscriber: Subscriber)
  where Subscriber.StoreSubscriberStateType == State {
    follow({ $0 }, subscriber, Store.sender(subscriber))
  }

  /// Tells a subscriber of what a closure makes of the present state, and of each new one.
  @inlinable
  public func subscribe<Subscriber: SubscriberType, SelectedState>(
    _ subscriber: Subscriber, _ transform: @escaping (State) -> SelectedState
  ) where Subscriber.StoreSubscriberStateType == SelectedState {
    follow({ $0.select(transform) }, subscriber, Store.sender(subscriber))
  }

  /// Tells a subscriber of what a closure makes of each state, unless it equals what it made of the one before.
  @inlinable
  public func subscribe<Subscriber: SubscriberType, SelectedState: Equatable>(
    _ subscriber: Subscriber, _ transform: @escaping (State) -> SelectedState
  ) where Subscriber.StoreSubscriberStateType == SelectedState {
    followNew({ $0.select(transform) }, subscriber, Store.sender(subscriber))
  }

  /// Tells a subscriber of a part of each state, unless it equals that of the one before; costs only what has changed.
  @inlinable
  public func subscribe<Subscriber: SubscriberType, SelectedState: Equatable>(
    _ subscriber: Subscriber, _ part: KeyPath<State, SelectedState>
  ) where Subscriber.StoreSubscriberStateType == SelectedState {
    followNew({ $0.select(part) }, subscriber, Store.sender(subscriber))
  }

  /// What hands a value to a subscriber that is not kept alive.
  @inlinable
  static func sender<Subscriber: SubscriberType>(
    _ subscriber: Subscriber
  ) -> @MainActor (Subscriber.StoreSubscriberStateType) -> Bool {
    let holder = WeakSubscriber(subscriber)
    return { value in
      guard let subscriber = holder.object else { return false }
      subscriber.newState(value)
      return true
    }
  }

  /// Tells somebody of what a transformed subscription selects.
  @inlinable
  @discardableResult
  final func follow<Value>(
    _ transform: (Subscription<State>) -> Subscription<Value>, _ owner: AnyObject?,
    _ send: @escaping @MainActor (Value) -> Bool
  ) -> StoreEntry {
    let whole = Subscription<State>.whole()
    return attach(transform(whole), root: whole, owner: owner, to: ClosureReceiver(send))
  }

  /// Tells somebody of what a transformed subscription selects, without repeats unless the store was made so.
  @inlinable
  @discardableResult
  final func followNew<Value: Equatable>(
    _ transform: (Subscription<State>) -> Subscription<Value>, _ owner: AnyObject?,
    _ send: @escaping @MainActor (Value) -> Bool
  ) -> StoreEntry {
    let whole = Subscription<State>.whole()
    if skipsRepeats { return attachSkipping(transform(whole), root: whole, owner: owner, to: ClosureReceiver(send)) }
    return attach(transform(whole), root: whole, owner: owner, to: ClosureReceiver(send))
  }
}

extension Store where State: Equatable {
  /// Tells a subscriber of the present state, and of each new one that is not equal to the one before.
  @inlinable
  public func subscribe<Subscriber: SubscriberType>(_ subscriber: Subscriber)
  where Subscriber.StoreSubscriberStateType == State {
    subscribe(subscriber, \.self)
  }
}
