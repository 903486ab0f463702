/// Binds a relay and a property to each other: what the person enters reaches the relay, and what the relay takes is shown.
///
/// The relay wins at the beginning: its value is set. Equal values stop, so nothing loops and no observer is told of what it
/// knows. The binding runs on the main actor, may be made on any thread, and ends when the control goes.
/// - Returns: The subscription.
public func <~> <Value: Equatable>(relay: BehaviorRelay<Value>, property: ControlProperty<Value>) -> any Disposable {
  TwoWay(relay, property, toRelay: { $0 }, toProperty: { $0 }, isSame: { $0 == $1 }).run()
}

/// Binds a property and a relay to each other; see `<~>` with the relay first, which wins here too.
/// - Returns: The subscription.
public func <~> <Value: Equatable>(property: ControlProperty<Value>, relay: BehaviorRelay<Value>) -> any Disposable {
  relay <~> property
}

/// Binds a relay and a property of values that cannot be compared to each other; the relay wins at the beginning.
///
/// What the person enters is not set again, unless the relay takes it while it sends something else.
/// - Returns: The subscription.
public func <~> <Value>(relay: BehaviorRelay<Value>, property: ControlProperty<Value>) -> any Disposable {
  TwoWay(relay, property, toRelay: { $0 }, toProperty: { $0 }, isSame: nil).run()
}

/// Binds a property and a relay of values that cannot be compared to each other; see `<~>` with the relay first.
/// - Returns: The subscription.
public func <~> <Value>(property: ControlProperty<Value>, relay: BehaviorRelay<Value>) -> any Disposable {
  relay <~> property
}

/// Binds a relay and a property that may be nil, such as the text of a field, to each other; nil is not passed on.
///
/// The relay wins at the beginning; see `<~>` of equal types.
/// - Returns: The subscription.
public func <~> <Value: Equatable>(relay: BehaviorRelay<Value>, property: ControlProperty<Value?>) -> any Disposable {
  TwoWay(relay, property, toRelay: { $0 }, toProperty: { $0 }, isSame: { $0 == $1 }).run()
}

/// Binds a property that may be nil and a relay to each other; see `<~>` with the relay first, which wins here too.
/// - Returns: The subscription.
public func <~> <Value: Equatable>(property: ControlProperty<Value?>, relay: BehaviorRelay<Value>) -> any Disposable {
  relay <~> property
}

/// Binds a relay that may hold nil and a property to each other; nil is not passed on.
///
/// The relay wins at the beginning; see `<~>` of equal types.
/// - Returns: The subscription.
public func <~> <Value: Equatable>(relay: BehaviorRelay<Value?>, property: ControlProperty<Value>) -> any Disposable {
  TwoWay(relay, property, toRelay: { .some($0) }, toProperty: { $0 }, isSame: { $0 == $1 }).run()
}

/// Binds a property and a relay that may hold nil to each other; see `<~>` with the relay first, which wins here too.
/// - Returns: The subscription.
public func <~> <Value: Equatable>(property: ControlProperty<Value>, relay: BehaviorRelay<Value?>) -> any Disposable {
  relay <~> property
}
