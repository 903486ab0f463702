/// Whom values are told to.
///
/// A type and no closure, so that what leads to a subscriber is one closure that is specialised for it, not one inside
/// another.
@usableFromInline
@MainActor
protocol ValueReceiver<Value> {
  associatedtype Value

  /// Takes a value; whether there is still somebody who does.
  func take(_ value: Value) -> Bool
}

/// Hands values to a closure.
@usableFromInline
struct ClosureReceiver<Value>: ValueReceiver {
  @usableFromInline let body: @MainActor (Value) -> Bool

  @inlinable
  init(_ body: @escaping @MainActor (Value) -> Bool) {
    self.body = body
  }

  @inlinable
  func take(_ value: Value) -> Bool { body(value) }
}

/// Hands values to a subscriber that is not kept alive.
@usableFromInline
struct SubscriberReceiver<Subscriber: StoreSubscriber>: ValueReceiver {
  @usableFromInline let holder: WeakSubscriber<Subscriber>

  @inlinable
  init(_ subscriber: Subscriber) {
    holder = WeakSubscriber(subscriber)
  }

  @inlinable
  func take(_ value: Subscriber.StoreSubscriberStateType) -> Bool {
    guard let subscriber = holder.object else { return false }
    subscriber.newState(state: value)
    return true
  }
}
