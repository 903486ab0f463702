import WeirStreams

/// All models of one type, in shards.
///
/// `@unchecked Sendable`: it is immutable, and the shards guard themselves.
@usableFromInline
final class ModelTable<Model: StoredModel>: AnyTable, @unchecked Sendable {
  // A power of 2.
  @inlinable static var shardCount: Int { 32 }

  @usableFromInline let shards: [Shard<Model>]
  @usableFromInline let idle: IdleList

  @usableFromInline
  init(_ idle: IdleList) {
    self.idle = idle
    shards = (0..<Self.shardCount).map { _ in Shard(idle) }
  }

  @inlinable
  @inline(__always)
  func shard(of id: Model.ID) -> Shard<Model> { shards[id.hashValue & (Self.shardCount - 1)] }

  func state(of id: Model.ID) -> ModelState<Model> {
    let shard = shard(of: id)
    return shard.lock.withLock {
      if idle.isBounded, let entry = shard.entries[id] { idle.noteUse(of: entry) }
      return shard.state(of: id)
    }
  }

  @inlinable
  func model(_ id: Model.ID) -> Model? {
    let shard = shard(of: id)
    return shard.lock.withLock {
      guard let entry = shard.entries[id] else { return nil }
      if idle.isBounded { idle.noteUse(of: entry) }
      return entry.model
    }
  }

  /// Puts in the place of a state what the body makes of it, again until nothing has come between.
  ///
  /// - Parameter body: Gets the state, and gives the next one, or nil to leave it. It runs outside of locks.
  /// - Returns: The model that stands there afterwards.
  @inlinable
  @discardableResult
  func change(
    _ id: Model.ID, _ body: (ModelState<Model>) throws -> ModelState<Model>?
  ) rethrows -> Model? {
    let shard = shard(of: id)
    var attempt = Attempt()
    while true {
      let state = shard.lock.withLock { shard.state(of: id) }
      guard var next = try body(state) else { return state.model }
      let model = next.model
      let step = next.isSame(as: state) ? nil : Step<Model>(id, model)
      let isForced = attempt.isLast
      var aftermath = Aftermath()
      if shard.lock.withLock({ shard.commit(&next, id, step, isForced: isForced, &aftermath) }) {
        aftermath.run(idle)
        return model
      }
      attempt.failed("the closure of an update must not change the model that it updates", "\(Model.self) \(id)")
    }
  }

  override var count: Int {
    shards.reduce(0) { total, shard in
      total + shard.lock.withLock { shard.entries.values.reduce(0) { $1.model == nil ? $0 : $0 + 1 } }
    }
  }

  override var isEmpty: Bool { shards.allSatisfy { shard in shard.lock.withLock { shard.entries.isEmpty } } }

  override func abandon() {
    for shard in shards {
      let (entries, queries) = shard.lock.withLock { shard.takeAll() }
      for entry in entries.values { entry.watches.forEach { $0.end() } }
      queries.forEach { $0.end() }
    }
  }
}

/// What the tables of all types have in common.
@usableFromInline
class AnyTable: @unchecked Sendable {
  // `@unchecked Sendable`: it holds nothing.

  /// How many models there are.
  var count: Int { 0 }
  /// Whether there is no key, not even a retained one without a model.
  var isEmpty: Bool { true }

  /// Drops everything without a word.
  func abandon() {}
}
