import WeirReporting

/// Changes of several models that become one: all of them are made, and told, together, or none.
///
/// It is only for the closure of ``ModelStore/transaction(_:)``. What it reads is what it has itself put in, else what the
/// store has.
public final class ModelTransaction {
  private let store: ModelStore
  private var staged: [StagedKey: AnyStaged] = [:]
  private var order: [AnyStaged] = []
  private var isOver = false

  init(_ store: ModelStore) {
    self.store = store
  }

  /// The model of an id.
  public func model<Model: StoredModel>(_ type: Model.Type = Model.self, id: Model.ID) -> Model? {
    stage(type, id).next.model
  }

  /// Puts a model in; see ``ModelStore/addAndUpdate(_:merging:)``.
  @discardableResult
  public func addAndUpdate<Model: StoredModel>(_ model: Model, merging rule: MergeRule<Model>? = nil) -> Model {
    let key = stage(Model.self, model.id)
    key.write(model.merged(by: rule, into: key.next.base))
    return key.next.model ?? model
  }

  /// Changes a model, if it is there; see ``ModelStore/update(_:id:_:)``.
  @discardableResult
  public func update<Model: StoredModel>(
    _ type: Model.Type = Model.self, id: Model.ID, _ change: (inout Model) throws -> Void
  ) rethrows -> Model? {
    let key = stage(type, id)
    guard var model = key.next.base else { return nil }
    try change(&model)
    key.write(model)
    return key.next.model
  }

  /// Changes the fields of a model that a patch names, if the model is there.
  @discardableResult
  public func update<Changes: ModelPatch>(
    _ type: Changes.Model.Type = Changes.Model.self, id: Changes.Model.ID, with patch: Changes
  ) -> Changes.Model? {
    update(type, id: id) { patch.apply(to: &$0) }
  }

  /// Removes a model.
  public func remove<Model: StoredModel>(_ type: Model.Type = Model.self, id: Model.ID) {
    stage(type, id).write(nil)
  }

  private func stage<Model>(_ type: Model.Type, _ id: Model.ID) -> Staged<Model> {
    if isOver {
      WeirDiagnostics.report(
        "ModelTransaction", rule: "it was used after its closure had returned", value: "\(type) \(id)",
        remedy: "use it in the closure only; this change is lost")
    }
    let key = StagedKey(type: ObjectIdentifier(type), id: AnyHashable(id))
    // It was made for this very type.
    if let known = staged[key] { return unsafeDowncast(known, to: Staged<Model>.self) }
    let new = Staged<Model>(id, in: store.table(of: type))
    staged[key] = new
    order.append(new)
    return new
  }

  /// Makes the changes, unless what was read has changed meanwhile.
  ///
  /// - Returns: Whether they are made.
  func commit(isForced: Bool) -> Bool {
    isOver = true
    for key in order { key.prepare() }
    let plan = TransactionPlan()
    let shards = Dictionary(order.map { ($0.shard.number, $0.shard) }, uniquingKeysWith: { one, _ in one })
      .sorted { $0.key < $1.key }.map(\.value)
    for shard in shards { shard.lock.lock() }
    let isValid = isForced || order.allSatisfy { $0.isCurrent }
    if isValid {
      for key in order { key.put(plan) }
      plan.send()
    }
    for shard in shards { shard.lock.unlock() }
    if isValid {
      Turns.run(plan.turns, WatchList())
      store.idle.enforce()
    }
    return isValid
  }
}

extension ModelStore {
  /// Changes several models, of any types, as one change.
  ///
  /// Nobody sees some of the changes without the others: who is told of one finds all in the store, and observers of lists
  /// and queries are told once. What the closure reads and writes is what the store has when the changes are made: if
  /// another change of these models comes between, the closure is called again, so it must have no other effects. If it
  /// throws, nothing has changed.
  /// - Returns: What the closure gives.
  @discardableResult
  public func transaction<Result>(_ body: (ModelTransaction) throws -> Result) rethrows -> Result {
    var attempt = Attempt()
    while true {
      let transaction = ModelTransaction(self)
      let result = try body(transaction)
      if transaction.commit(isForced: attempt.isLast) { return result }
      attempt.failed("a transaction's closure must not change its models by the store", "a transaction")
    }
  }
}
