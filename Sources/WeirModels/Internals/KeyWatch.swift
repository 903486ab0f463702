import WeirStreams

/// Observes one key.
///
/// `@unchecked Sendable`: what it holds belongs to whoever delivers.
final class KeyWatch<Model: StoredModel>: Watch<Model>, @unchecked Sendable {
  @exclusivity(unchecked) private var observer: AnyObserver<Model?>?
  @exclusivity(unchecked) private var first: Model?

  init(_ observer: AnyObserver<Model?>) {
    self.observer = observer
  }

  /// Subscribes until the disposable is disposed of.
  func run(_ table: ModelTable<Model>, _ id: Model.ID) -> any Disposable {
    let shard = table.shard(of: id)
    first = shard.lock.withLock { shard.attach(self, to: id) }
    open()
    return Disposables.create { [self] in
      end()
      shard.lock.withLock { shard.detach(self, from: id) }.run(table.idle)
    }
  }

  override func absorb(_ group: StepGroup<Model>) {
    if let step = group.steps.last { first = step.model }
  }

  override func begin() {
    observer?.onNext(first)
    first = nil
  }

  override func deliver(_ group: StepGroup<Model>) {
    switch group {
    case .one(let step): observer?.onNext(step.model)
    case .many(let steps): if let step = steps.last { observer?.onNext(step.model) }
    }
  }

  override func close() { observer = nil }
}
