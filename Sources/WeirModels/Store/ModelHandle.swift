import Synchronization
public import WeirStreams

/// Retains a model of a store until it is released, at the latest when the handle itself goes.
///
/// It retains the id, whether or not there is a model, and the store. Any thread.
public final class ModelHandle<Model: StoredModel>: Sendable {
  /// The store.
  public let store: ModelStore
  private let entry: Entry<Model>
  private let isReleased = Atomic<Bool>(false)

  /// - Parameter isOwner: Whether the model goes with its last handle because of this one.
  init(_ store: ModelStore, _ id: Model.ID, isOwner: Bool = true) {
    self.store = store
    let shard = store.table(of: Model.self).shard(of: id)
    entry = shard.lock.withLock { shard.retain(id, isOwner: isOwner) }
  }

  deinit { release() }

  /// The id of the model.
  public var id: Model.ID { entry.id }

  /// The model as it is now; nil if there is none.
  public var model: Model? { store.model(id: id) }

  /// The model: what it is now, at once, and then each change, once.
  ///
  /// The stream does not retain the handle.
  public func observe() -> Observable<Model?> { store.observe(Model.self, id: id) }

  /// Changes the model, if it is there; see ``ModelStore/update(_:id:_:)``.
  @inlinable
  @discardableResult
  public func update(_ change: (inout Model) throws -> Void) rethrows -> Model? {
    try store.update(Model.self, id: id, change)
  }

  /// Ceases to retain it; the second time it does nothing.
  ///
  /// The handle still finds the model for as long as the store has it.
  public func release() {
    if isReleased.exchange(true, ordering: .acquiringAndReleasing) { return }
    let shard = entry.shard
    shard.lock.withLock { shard.release(entry) }.run(store.idle)
  }
}

extension ModelStore {
  /// Retains an id, whether or not there is a model for it.
  public func retain<Model: StoredModel>(_ type: Model.Type = Model.self, id: Model.ID) -> ModelHandle<Model> {
    ModelHandle(self, id)
  }

  /// Puts a model in, as ``addAndUpdate(_:merging:)`` does, and retains it.
  public func retain<Model: StoredModel>(
    _ model: Model, merging rule: MergeRule<Model>? = nil
  ) -> ModelHandle<Model> {
    let handle = ModelHandle<Model>(self, model.id)
    addAndUpdate(model, merging: rule)
    return handle
  }
}
