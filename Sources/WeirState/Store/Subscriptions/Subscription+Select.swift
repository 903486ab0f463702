extension Subscription {
  /// A subscription to what a closure makes of each value.
  @inlinable
  public func select<Substate>(_ selector: @escaping (State) -> Substate) -> Subscription<Substate> {
    guard let read else { return pushing(selector) }
    if isWhole {
      // Without the detour by `read`, which copies the state.
      return Subscription<Substate>(
        read: { Lent.call($0, selector) }, path: nil, offset: nil)
    }
    return Subscription<Substate>(
      read: { selector(read($0)) }, path: nil, offset: nil, filters: filters + ownFilter())
  }

  /// A subscription to a part of each value.
  @inlinable
  public func select<Substate>(_ keyPath: KeyPath<State, Substate>) -> Subscription<Substate> {
    guard let read else { return pushing { $0[keyPath: keyPath] } }
    let path = isRepeat == nil ? self.path?.appending(path: keyPath) : nil
    let filters = filters + ownFilter()
    if let start = offset, let within = MemoryLayout<State>.offset(of: keyPath) {
      let offset = start + within
      return Subscription<Substate>(
        read: { ($0 + offset).assumingMemoryBound(to: Substate.self).pointee }, path: path, offset: offset,
        filters: filters)
    }
    return Subscription<Substate>(
      read: { read($0)[keyPath: keyPath] }, path: path, offset: nil, filters: filters)
  }

  @usableFromInline
  func ownFilter() -> [SubscriptionFilter] {
    guard let isRepeat, let read else { return [] }
    return [
      {
        var last: State?
        return { state in
          let old = last
          let new = read(state)
          last = new
          return old.map { !isRepeat($0, new) } ?? true
        }
      }
    ]
  }

  @usableFromInline
  func pushing<Substate>(_ selector: @escaping (State) -> Substate) -> Subscription<Substate> {
    Subscription<Substate> { [unowned self] sink in
      observer = { old, new in sink(old.map(selector), selector(new)) }
    }
  }
}
