import WeirStreams

/// Observes one key; it knows the optional model as one type, as a ``KeyStep`` does.
///
/// `@unchecked Sendable`: what it holds belongs to whoever delivers.
final class KeyWatch<ID, Value>: Watch, @unchecked Sendable {
  @exclusivity(unchecked) private var observer: AnyObserver<Value>?
  @exclusivity(unchecked) private var first: Value?

  init(_ observer: AnyObserver<Value>) {
    self.observer = observer
  }

  /// Subscribes until the disposable is disposed of.
  func run<Model>(_ table: ModelTable<Model>, _ id: ID) -> any Disposable where ID == Model.ID, Value == Model? {
    let shard = table.shard(of: id)
    first = shard.lock.withLock { shard.attach(self, to: id) }
    open()
    return Disposables.create { [self] in
      end()
      shard.lock.withLock { shard.detach(self, from: id) }.run(table.idle)
    }
  }

  override func absorb(_ group: AnyStep) {
    if let last = group.all.last { first = unsafeDowncast(last, to: KeyStep<ID, Value>.self).model }
  }

  override func begin() {
    if let first { observer?.onNext(first) }
    first = nil
  }

  override func deliver(_ group: AnyStep) {
    // One key has one step in a group, and it is of this very type.
    let step = type(of: group) == StepGroup.self ? group.all.last : group
    if let step { observer?.onNext(unsafeDowncast(step, to: KeyStep<ID, Value>.self).model) }
  }

  override func close() { observer = nil }
}
