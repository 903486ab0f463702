extension Subscription {
  /// This subscription without the values that a closure takes for repeats of the one before.
  ///
  /// The first value always comes. The one before is the part of the state before, whether or not it was skipped.
  @inlinable
  public func skipRepeats(_ isRepeat: @escaping (_ oldState: State, _ newState: State) -> Bool) -> Subscription<State> {
    guard let read else { return skipping(isRepeat) }
    let earlier = self.isRepeat
    return Subscription(
      read: read, path: path, offset: offset, filters: filters,
      isRepeat: earlier.map { earlier in { isRepeat($0, $1) || earlier($0, $1) } } ?? isRepeat)
  }

  /// The same as `skipRepeats(_:)`.
  @inlinable
  public func skip(when: @escaping (_ oldState: State, _ newState: State) -> Bool) -> Subscription<State> {
    skipRepeats(when)
  }

  /// This subscription with only those values of which a closure says so; the first always comes.
  @inlinable
  public func only(when: @escaping (_ oldState: State, _ newState: State) -> Bool) -> Subscription<State> {
    skipRepeats { !when($0, $1) }
  }

  @usableFromInline
  func skipping(_ isRepeat: @escaping (State, State) -> Bool) -> Subscription<State> {
    Subscription { [unowned self] sink in
      observer = { old, new in
        if let old, isRepeat(old, new) { return }
        sink(old, new)
      }
    }
  }
}

extension Subscription where State: Equatable {
  /// This subscription without values that are equal to the one before.
  ///
  /// A store does this by itself for what is `Equatable`, unless it was made not to.
  @inlinable
  public func skipRepeats() -> Subscription<State> {
    guard let read else { return skipping { $0 == $1 } }
    if skipsEqualOnly { return self }
    guard isRepeat == nil else { return skipRepeats { $0 == $1 } }
    return Subscription(
      read: read, path: path, offset: offset, filters: filters, isRepeat: { $0 == $1 }, skipsEqualOnly: true)
  }
}
