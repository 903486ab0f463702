import Foundation

#if canImport(ObjectiveC)
  import ObjectiveC
#endif

/// Objects that are kept beside others, for as long as those live.
///
/// Where the system tells of the end of an object they end with it. Elsewhere they are let go of soon after: each use of the
/// table looks at one of the objects in it, so that it holds few that have gone.
///
/// `@unchecked Sendable`: `lock` guards the entries. What makes a new one may use the table itself.
final class AttachmentTable: @unchecked Sendable {
  static let reactors = AttachmentTable()
  static let views = AttachmentTable()

  private struct Entry {
    weak var owner: AnyObject?
    let value: AnyObject
    var place: Int
  }

  private let lock = NSRecursiveLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var order: [ObjectIdentifier] = []
  private var cursor = 0

  /// How many entries there are, for inspection.
  var count: Int { lock.withLock { order.count } }

  /// What is kept beside an object, made if it is missing.
  @MainActor
  func value<Value: AnyObject & Sendable>(for owner: AnyObject, make: () -> Value) -> Value {
    #if canImport(ObjectiveC)
      return lock.withLock { associatedValue(of: owner, make) }
    #else
      return known(for: owner) ?? held(by: owner, make) ?? made(for: owner, make)
    #endif
  }

  #if canImport(ObjectiveC)
    @MainActor
    private func associatedValue<Value: AnyObject>(of owner: AnyObject, _ make: () -> Value) -> Value {
      let key = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
      if let known = objc_getAssociatedObject(owner, key) as? Value { return known }
      let value = make()
      objc_setAssociatedObject(owner, key, value, .OBJC_ASSOCIATION_RETAIN)
      return value
    }
  #endif

  private func known<Value: AnyObject>(for owner: AnyObject) -> Value? {
    var gone: AnyObject?
    let value = lock.withLock {
      gone = takeOneThatHasGone()
      guard let entry = entries[ObjectIdentifier(owner)], entry.owner === owner else { return nil as Value? }
      return entry.value as? Value
    }
    // Released when the lock is free: its `deinit` may be a user's.
    withExtendedLifetime(gone) {}
    return value
  }

  @MainActor
  private func held<Value: AnyObject & Sendable>(by owner: AnyObject, _ make: () -> Value) -> Value? {
    if let holder = owner as? any AttachmentHolder { return holder.attachments.value(make) }
    return (owner as? any ObjectKeeper)?.attached(Value.self, make: make)
  }

  @MainActor
  private func made<Value: AnyObject>(for owner: AnyObject, _ make: () -> Value) -> Value {
    let id = ObjectIdentifier(owner)
    return lock.withLock {
      if let entry = entries[id], entry.owner === owner, let value = entry.value as? Value { return value }
      let value = make()
      put(Entry(owner: owner, value: value, place: order.count), id)
      return value
    }
  }

  /// Lets go of all that is kept beside objects that have gone.
  func sweep() {
    var gone: [AnyObject] = []
    lock.withLock {
      for id in order where entries[id]?.owner == nil {
        if let entry = remove(id) { gone.append(entry) }
      }
    }
    withExtendedLifetime(gone) {}
  }

  private func put(_ entry: Entry, _ id: ObjectIdentifier) {
    var entry = entry
    if let replaced = entries[id] { entry.place = replaced.place } else { order.append(id) }
    entries[id] = entry
  }

  private func takeOneThatHasGone() -> AnyObject? {
    if order.isEmpty { return nil }
    cursor = (cursor + 1) % order.count
    let id = order[cursor]
    return entries[id]?.owner == nil ? remove(id) : nil
  }

  private func remove(_ id: ObjectIdentifier) -> AnyObject? {
    guard let entry = entries.removeValue(forKey: id), let last = order.popLast() else { return nil }
    if last != id {
      order[entry.place] = last
      entries[last]?.place = entry.place
    }
    return entry.value
  }
}
