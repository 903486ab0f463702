/// Keeps the values of two relays equal.
///
/// The left one wins at the beginning: the right one takes its value. Equal values stop, so nothing loops. Each change is
/// passed on on the main actor, with the newest value: where both change at once the two agree in the end, on one of them.
/// - Returns: The subscription.
public func <~> <Value: Equatable>(left: BehaviorRelay<Value>, right: BehaviorRelay<Value>) -> any Disposable {
  Disposables.create(follow(left, by: right), follow(right, by: left))
}

/// Sends the newest value of a relay to another one whenever it changes.
///
/// The subscriptions of both would keep the relays alive in a circle, were the references strong.
private func follow<Value: Equatable>(
  _ leader: BehaviorRelay<Value>, by follower: BehaviorRelay<Value>
) -> any Disposable {
  leader.bind { [weak leader, weak follower] _ in
    guard let leader, let follower else { return }
    let value = leader.value
    if follower.value != value { follower.accept(value) }
  }
}
