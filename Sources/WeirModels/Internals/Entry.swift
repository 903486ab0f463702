/// One key of the store: its model, who retains it, and who observes it.
///
/// `@unchecked Sendable`: all of it is guarded by the shard's lock; what `IdleNode` holds, by that of the idle list.
final class Entry<Model: StoredModel>: IdleNode, @unchecked Sendable {
  /// What stands under unconfirmed changes.
  struct Pending {
    let base: Model?
    let layers: [Layer<Model>]
  }

  let id: Model.ID
  // The shard outlives it: whoever holds an entry holds the store's tables too, or got it from the shard.
  unowned let shard: Shard<Model>
  @exclusivity(unchecked) var model: Model?
  @exclusivity(unchecked) var stamp: UInt64 = 0
  @exclusivity(unchecked) var retains: Int32 = 0
  @exclusivity(unchecked) var wasRetained = false
  @exclusivity(unchecked) var watches: [Watch<Model>] = []
  @exclusivity(unchecked) private var box: PendingBox<Model>?

  init(_ id: Model.ID, in shard: Shard<Model>) {
    self.id = id
    self.shard = shard
  }

  var isInUse: Bool { retains > 0 || !watches.isEmpty }

  /// The unconfirmed changes, in a box of their own since few models have any.
  var pending: Pending? {
    get { box?.pending }
    set { box = newValue.map(PendingBox.init) }
  }

  /// Removes it unless somebody has come to use it.
  override func evict() { shard.evict(self) }
}

private final class PendingBox<Model: StoredModel> {
  let pending: Entry<Model>.Pending

  init(_ pending: Entry<Model>.Pending) {
    self.pending = pending
  }
}
