/// An object that a store tells of its states; the store does not keep it alive.
@preconcurrency
@MainActor
public protocol AnyStoreSubscriber: AnyObject {}

/// A subscriber (ReSwift's form).
@preconcurrency
@MainActor
public protocol StoreSubscriber: AnyStoreSubscriber {
  /// The state, or the part of it that the subscription selects.
  associatedtype StoreSubscriberStateType

  /// Takes a state.
  func newState(state: StoreSubscriberStateType)
}

/// A subscriber (Cordux's form).
@preconcurrency
@MainActor
public protocol SubscriberType: AnyStoreSubscriber {
  /// The state, or what the subscription makes of it; an optional where there may be nothing.
  associatedtype StoreSubscriberStateType

  /// Takes a state.
  func newState(_ subscription: StoreSubscriberStateType)
}

/// A subscriber that shows a view model, such as a view controller (Cordux's form).
@preconcurrency
@MainActor
public protocol Renderer: AnyStoreSubscriber {
  /// What the subscription makes of the state; an optional where there may be nothing.
  associatedtype ViewModel

  /// Shows a view model.
  func render(_ viewModel: ViewModel)
}
