extension Store {
  /// Tells a subscriber of one element of a list, nil where there is none, whenever it has changed.
  ///
  /// However many elements of a list are observed, the list is compared once a state: for rows that show an element each. The
  /// list of the state before is kept for that, so that a reducer in place copies the list when it changes it.
  @inlinable
  public func subscribe<Subscriber: StoreSubscriber, Element: Equatable>(
    _ subscriber: Subscriber, element index: Int, of list: KeyPath<State, [Element]>
  ) where Subscriber.StoreSubscriberStateType == Element? {
    attachElement(index, list, owner: subscriber, to: SubscriberReceiver(subscriber))
  }

  /// Calls a closure with one element of a list, nil where there is none, whenever it has changed.
  ///
  /// See `subscribe(_:element:of:)` for what it costs.
  /// - Returns: What ends it; it need not be kept for the calls to come.
  @inlinable
  public func observe<Element: Equatable>(
    element index: Int, of list: KeyPath<State, [Element]>, _ body: @escaping @MainActor (Element?) -> Void
  ) -> any Disposable {
    ended(
      by: attachElement(
        index, list, owner: nil,
        to: ClosureReceiver {
          body($0); return true
        }))
  }

  @inlinable
  @discardableResult
  final func attachElement<Element: Equatable>(
    _ index: Int, _ list: KeyPath<State, [Element]>, owner: AnyObject?, to receiver: some ValueReceiver<Element?>
  ) -> StoreEntry {
    let entry = StoreEntry(owner: owner) { receiver.take($0.assumingMemoryBound(to: Element?.self).pointee) }
    let place = place
    core.watches.add(entry, to: list, at: index) { Store.makeElementGroup(list, place.pointer) }
    core.tell {
      let elements = place.pointer.pointee[keyPath: list]
      _ = receiver.take(elements.indices.contains(index) ? elements[index] : nil)
    }
    return entry
  }

  @inlinable
  static func makeElementGroup<Element: Equatable>(
    _ list: KeyPath<State, [Element]>, _ state: UnsafeMutablePointer<State>
  ) -> ElementGroup {
    let memory = Memory(state.pointee[keyPath: list])
    return ElementGroup { address in
      let new = address.assumingMemoryBound(to: State.self).pointee[keyPath: list]
      let old = memory.pointer.pointee
      memory.pointer.pointee = new
      return Store.changes(old, new)
    } lend: { index, body in
      let elements = memory.pointer.pointee
      let element = elements.indices.contains(index) ? elements[index] : nil
      withUnsafePointer(to: element) { body(UnsafeRawPointer($0)) }
    }
  }

  /// The indices at which two lists differ; O(1) where they share their storage.
  @inlinable
  static func changes<Element: Equatable>(_ old: [Element], _ new: [Element]) -> [Int] {
    old.withUnsafeBufferPointer { old in
      new.withUnsafeBufferPointer { new in
        if old.baseAddress == new.baseAddress, old.count == new.count { return [] }
        let common = min(old.count, new.count)
        var changed: [Int] = []
        for index in 0..<common where old[index] != new[index] { changed.append(index) }
        return changed + Array(common..<max(old.count, new.count))
      }
    }
  }
}
