import WeirStreams

/// Observes the changes of all models of a type.
///
/// `@unchecked Sendable`: what it holds belongs to whoever delivers.
final class ChangeWatch<Model: StoredModel>: Watch, @unchecked Sendable {
  @exclusivity(unchecked) private var observer: AnyObserver<[ModelChange<Model>]>?
  /// What has come before it was open.
  @exclusivity(unchecked) private var early: [[ModelChange<Model>]] = []

  init(_ observer: AnyObserver<[ModelChange<Model>]>) {
    self.observer = observer
  }

  /// Subscribes until the disposable is disposed of.
  func run(_ table: ModelTable<Model>) -> any Disposable {
    for shard in table.shards {
      shard.lock.withLock { if !shard.isAbandoned { shard.queries.append(self) } }
    }
    open()
    return Disposables.create { [self] in
      end()
      for shard in table.shards {
        shard.lock.withLock { shard.queries.remove(self) }
      }
    }
  }

  private func changes(_ group: AnyStep) -> [ModelChange<Model>] {
    group.all.map { step in
      // Only steps of this type come here.
      let step = unsafeDowncast(step, to: Step<Model>.self)
      if let model = step.model { return .stored(model, id: step.id) }
      return step.isFarewell ? .dropped(id: step.id) : .removed(id: step.id)
    }
  }

  override func absorb(_ group: AnyStep) { early.append(changes(group)) }

  override func begin() {
    for changes in early { observer?.onNext(changes) }
    early = []
  }

  override func deliver(_ group: AnyStep) { observer?.onNext(changes(group)) }

  override func close() { observer = nil }
}
