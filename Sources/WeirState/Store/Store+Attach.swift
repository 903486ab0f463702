// Made in inlinable code, so that what depends on the types is specialised in the module that subscribes.

extension Store {
  /// Tells somebody of what a subscription selects: now, and with each new state.
  /// - Parameter send: Takes a value; whether there is still somebody who does.
  @inlinable
  @discardableResult
  final func attach<Value>(
    _ subscription: Subscription<Value>, root: Subscription<State>, owner: AnyObject?,
    to receiver: some ValueReceiver<Value>
  ) -> StoreEntry {
    guard let read = subscription.read else {
      return attachPushed(subscription, root: root, owner: owner, to: receiver)
    }
    let state = UnsafeRawPointer(place.pointer)
    let entry = StoreEntry(owner: owner, tell: makeKernel(subscription, read, state, receiver))
    core.watches.add(entry)
    core.tell { _ = receiver.take(read(state)) }
    return entry
  }

  /// The same for values whose repeats are skipped; those of one key path are compared only once.
  @inlinable
  @discardableResult
  final func attachSkipping<Value: Equatable>(
    _ subscription: Subscription<Value>, root: Subscription<State>, owner: AnyObject?,
    to receiver: some ValueReceiver<Value>
  ) -> StoreEntry {
    guard let read = subscription.read, subscription.isRepeat == nil || subscription.skipsEqualOnly else {
      return attach(subscription.skipRepeats(), root: root, owner: owner, to: receiver)
    }
    guard subscription.filters.isEmpty else {
      return attach(subscription.skipRepeats(), root: root, owner: owner, to: receiver)
    }
    let state = UnsafeRawPointer(place.pointer)
    let entry: StoreEntry
    if let path = subscription.path {
      entry = StoreEntry(owner: owner) { address in Lent<Value>.call(address) { receiver.take($0) } }
      let offset = subscription.offset
      core.watches.add(entry, to: path) { Store.makeGroup(read, offset, state) }
    } else {
      entry = StoreEntry(owner: owner, tell: Store.makeSkippingKernel(read, state, receiver))
      core.watches.add(entry)
    }
    core.tell { _ = receiver.take(read(state)) }
    return entry
  }

  @inlinable
  static func makeSkippingKernel<Value: Equatable>(
    _ read: @escaping @MainActor (UnsafeRawPointer) -> Value, _ state: UnsafeRawPointer,
    _ receiver: some ValueReceiver<Value>
  ) -> StoreEntry.Tell {
    let memory = Memory(read(state))
    return { state in
      let new = read(state)
      if new == memory.pointer.pointee { return true }
      memory.pointer.pointee = new
      return receiver.take(new)
    }
  }

  @inlinable
  static func makeGroup<Value: Equatable>(
    _ read: @escaping @MainActor (UnsafeRawPointer) -> Value, _ offset: Int?, _ state: UnsafeRawPointer
  ) -> EntryGroup {
    let memory = Memory(read(state))
    let last = memory.pointer
    let value = UnsafeRawPointer(last)
    if let offset {
      return EntryGroup(memory: memory, value: value) { state in
        let new = (state + offset).assumingMemoryBound(to: Value.self)
        if new.pointee == last.pointee { return false }
        last.pointee = new.pointee
        return true
      }
    }
    return EntryGroup(memory: memory, value: value) { state in
      let new = read(state)
      if new == last.pointee { return false }
      last.pointee = new
      return true
    }
  }

  @inlinable
  final func makeKernel<Value>(
    _ subscription: Subscription<Value>, _ read: @escaping @MainActor (UnsafeRawPointer) -> Value,
    _ state: UnsafeRawPointer, _ receiver: some ValueReceiver<Value>
  ) -> StoreEntry.Tell {
    let filters = subscription.filters.map { $0() }
    for filter in filters { _ = filter(state) }
    guard let isRepeat = subscription.isRepeat else {
      if subscription.isWhole {
        // Without the detour by `read`, which copies the state.
        return { address in Lent<Value>.call(address) { receiver.take($0) } }
      }
      if filters.isEmpty { return { receiver.take(read($0)) } }
      return { state in Store.pass(filters, state) ? receiver.take(read(state)) : true }
    }
    let memory = Memory(read(state))
    if filters.isEmpty {
      return { state in Store.isNew(read(state), memory, isRepeat) ? receiver.take(memory.pointer.pointee) : true }
    }
    return { state in
      let passes = Store.pass(filters, state)
      return Store.isNew(read(state), memory, isRepeat) && passes ? receiver.take(memory.pointer.pointee) : true
    }
  }

  /// Whether a value is no repeat of the one that is remembered, the place of which it takes.
  @inlinable
  static func isNew<Value>(_ value: Value, _ memory: Memory<Value>, _ isRepeat: (Value, Value) -> Bool) -> Bool {
    let isNew = !isRepeat(memory.pointer.pointee, value)
    memory.pointer.pointee = value
    return isNew
  }

  /// Whether all filters let a state pass; each looks at it, since it remembers the state.
  @usableFromInline
  static func pass(_ filters: [@MainActor (UnsafeRawPointer) -> Bool], _ state: UnsafeRawPointer) -> Bool {
    var passes = true
    for filter in filters where !filter(state) { passes = false }
    return passes
  }

  /// Tells somebody of what the closures of the user's push on.
  @usableFromInline
  final func attachPushed<Value>(
    _ subscription: Subscription<Value>, root: Subscription<State>, owner: AnyObject?,
    to receiver: some ValueReceiver<Value>
  ) -> StoreEntry {
    let place = place
    let alive = Memory(true)
    let last = Memory(place.pointer.pointee)
    subscription.observer = { _, new in alive.pointer.pointee = receiver.take(new) }
    let entry = StoreEntry(owner: owner) { _ in
      // The user's closures may refer to it without keeping it.
      withExtendedLifetime(subscription) {
        root.observer?(last.pointer.pointee, place.pointer.pointee)
        last.pointer.pointee = place.pointer.pointee
      }
      return alive.pointer.pointee
    }
    core.watches.add(entry)
    core.tell { root.observer?(nil, place.pointer.pointee) }
    return entry
  }
}
