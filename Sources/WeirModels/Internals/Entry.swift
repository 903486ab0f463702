/// One key of the store: its model, who retains it, and who observes it.
///
/// `@unchecked Sendable`: all of it is guarded by the shard's lock; what `IdleNode` holds, by that of the idle list.
@usableFromInline
final class Entry<Model: StoredModel>: IdleNode, @unchecked Sendable {
  @usableFromInline let id: Model.ID
  // The shard outlives it: whoever holds an entry holds the store's tables too, or got it from the shard.
  @usableFromInline unowned let shard: Shard<Model>
  @usableFromInline @exclusivity(unchecked) var model: Model?
  @usableFromInline @exclusivity(unchecked) var stamp: UInt64 = 0
  @usableFromInline @exclusivity(unchecked) var watches = WatchList()
  /// The unconfirmed changes; an object of its own, since few models have any.
  @usableFromInline @exclusivity(unchecked) var pending: Pending<Model>?
  @usableFromInline @exclusivity(unchecked) var retains: Int32 = 0
  @usableFromInline @exclusivity(unchecked) var wasRetained = false

  @inlinable
  init(_ id: Model.ID, in shard: Shard<Model>) {
    self.id = id
    self.shard = shard
  }

  @inlinable var isInUse: Bool { retains > 0 || !watches.isEmpty }

  /// Removes it unless somebody has come to use it.
  override func evict() { shard.evict(self) }
}

/// What stands under unconfirmed changes, and those changes; it does not change.
@usableFromInline
final class Pending<Model: StoredModel> {
  @usableFromInline let base: Model?
  @usableFromInline let layers: [Layer<Model>]

  @inlinable
  init(base: Model?, layers: [Layer<Model>]) {
    self.base = base
    self.layers = layers
  }
}
