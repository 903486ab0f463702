import WeirStreams

extension ModelStore {
  /// The model of an id, if there is one.
  ///
  /// O(1).
  @inlinable
  public func model<Model: StoredModel>(_ type: Model.Type = Model.self, id: Model.ID) -> Model? {
    table(of: type).model(id)
  }

  /// The models of some ids, in the order of the ids, without those that are not there.
  ///
  /// Each is read by itself: a transaction may come between. Read inside of a ``transaction(_:)`` where that matters.
  public func models<Model: StoredModel>(_ type: Model.Type = Model.self, ids: some Sequence<Model.ID>) -> [Model] {
    let table = table(of: type)
    return ids.compactMap { table.model($0) }
  }

  /// All models of a type, in no order.
  ///
  /// O(n), part by part: a transaction may come between.
  public func models<Model: StoredModel>(_ type: Model.Type = Model.self) -> [Model] {
    table(of: type).shards.flatMap { shard in
      shard.lock.withLock { shard.entries.values.compactMap(\.model) }
    }
  }
}
