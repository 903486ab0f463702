import WeirStreams

/// Observes one key.
///
/// `@unchecked Sendable`: what it holds belongs to whoever delivers.
final class KeyWatch<Model: StoredModel>: Watch, @unchecked Sendable {
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

  override func absorb(_ group: AnyStep) {
    if let last = group.all.last { first = unsafeDowncast(last, to: Step<Model>.self).model }
  }

  override func begin() {
    observer?.onNext(first)
    first = nil
  }

  override func deliver(_ group: AnyStep) {
    // One key has one step in a group, and it is of this very type.
    let step = type(of: group) == StepGroup.self ? group.all.last : group
    if let step { observer?.onNext(unsafeDowncast(step, to: Step<Model>.self).model) }
  }

  override func close() { observer = nil }
}
