/// What takes actions.
@preconcurrency
@MainActor
public protocol DispatchingStoreType {
  /// Handles an action, now or when its turn comes.
  func dispatch(_ action: any Action)
}

/// What a store can do; `Store` is the one there is.
@preconcurrency
@MainActor
public protocol StoreType: DispatchingStoreType {
  /// The state.
  associatedtype State

  /// The present state.
  var state: State { get }

  /// The way of an action through the middleware to the reducer.
  var dispatchFunction: DispatchFunction { get }

  /// Tells a subscriber of the present state and each one after it.
  func subscribe<Subscriber: StoreSubscriber>(_ subscriber: Subscriber)
  where Subscriber.StoreSubscriberStateType == State

  /// Tells a subscriber of what the transformed subscription selects.
  func subscribe<SelectedState, Subscriber: StoreSubscriber>(
    _ subscriber: Subscriber, transform: ((Subscription<State>) -> Subscription<SelectedState>)?
  ) where Subscriber.StoreSubscriberStateType == SelectedState

  /// Tells a subscriber of what the transformed subscription selects, without repeats.
  func subscribe<SelectedState: Equatable, Subscriber: StoreSubscriber>(
    _ subscriber: Subscriber, transform: ((Subscription<State>) -> Subscription<SelectedState>)?
  ) where Subscriber.StoreSubscriberStateType == SelectedState

  /// Ends what a subscriber has subscribed to.
  func unsubscribe(_ subscriber: any AnyStoreSubscriber)
}
