extension Store {
  /// Tells a subscriber of the present state, and of each new one.
  ///
  /// It takes the place of what the same object has subscribed to before. The subscription ends with the subscriber.
  @inlinable
  public func subscribe<Subscriber: StoreSubscriber>(_ subscriber: Subscriber)
  where Subscriber.StoreSubscriberStateType == State {
    let whole = Subscription<State>.whole()
    attach(whole, root: whole, owner: subscriber, to: SubscriberReceiver(subscriber))
  }

  /// Tells a subscriber of what the transformed subscription selects: of the present state, and of each new one.
  ///
  /// It takes the place of what the same object has subscribed to before. The subscription ends with the subscriber.
  @inlinable
  public func subscribe<SelectedState, Subscriber: StoreSubscriber>(
    _ subscriber: Subscriber, transform: ((Subscription<State>) -> Subscription<SelectedState>)?
  ) where Subscriber.StoreSubscriberStateType == SelectedState {
    let whole = Subscription<State>.whole()
    guard let selected = transform?(whole) ?? whole as? Subscription<SelectedState> else { return }
    attach(selected, root: whole, owner: subscriber, to: SubscriberReceiver(subscriber))
  }

  /// The same for what is `Equatable`: what equals the value before is skipped, unless the store was made not to.
  @inlinable
  public func subscribe<SelectedState: Equatable, Subscriber: StoreSubscriber>(
    _ subscriber: Subscriber, transform: ((Subscription<State>) -> Subscription<SelectedState>)?
  ) where Subscriber.StoreSubscriberStateType == SelectedState {
    let whole = Subscription<State>.whole()
    guard let selected = transform?(whole) ?? whole as? Subscription<SelectedState> else { return }
    if skipsRepeats {
      attachSkipping(selected, root: whole, owner: subscriber, to: SubscriberReceiver(subscriber))
    } else {
      attach(selected, root: whole, owner: subscriber, to: SubscriberReceiver(subscriber))
    }
  }

  /// Ends what a subscriber has subscribed to; nothing happens where that is nothing.
  public func unsubscribe(_ subscriber: any AnyStoreSubscriber) {
    core.watches.remove(subscriber)
  }

  /// Whether an object is not subscribed.
  public func isNewSubscriber(_ subscriber: any AnyStoreSubscriber) -> Bool {
    !core.watches.contains(subscriber)
  }
}

extension Store where State: Equatable {
  /// Tells a subscriber of the present state, and of each new one that is not equal to the one before.
  @inlinable
  public func subscribe<Subscriber: StoreSubscriber>(_ subscriber: Subscriber)
  where Subscriber.StoreSubscriberStateType == State {
    subscribe(subscriber, transform: { $0 })
  }
}
