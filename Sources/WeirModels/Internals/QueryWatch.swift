import WeirStreams

/// Observes the models of a type that a predicate holds for.
///
/// `@unchecked Sendable`: what it holds belongs to whoever delivers.
final class QueryWatch<Model: StoredModel>: Watch, @unchecked Sendable {
  private let query: ModelQuery<Model>
  @exclusivity(unchecked) private var observer: AnyObserver<[Model]>?
  /// The models that match, each with a number that tells the order in which they came.
  @exclusivity(unchecked) private var matches: [Model.ID: (number: Int, model: Model)] = [:]
  @exclusivity(unchecked) private var lastNumber = 0

  init(_ query: ModelQuery<Model>, _ observer: AnyObserver<[Model]>) {
    self.query = query
    self.observer = observer
  }

  /// Subscribes until the disposable is disposed of.
  ///
  /// It listens to a shard from the moment at which it has copied it, so that no change is missed or taken in twice.
  func run(_ table: ModelTable<Model>) -> any Disposable {
    for shard in table.shards {
      let copy: [(id: Model.ID, model: Model)] = shard.lock.withLock {
        if shard.isAbandoned { return [] }
        shard.queries.append(self)
        return shard.entries.values.compactMap { entry in entry.model.map { (entry.id, $0) } }
      }
      for (id, model) in copy { _ = take(model, id) }
    }
    open()
    return Disposables.create { [self] in
      end()
      for shard in table.shards {
        shard.lock.withLock { shard.queries.remove(self) }
      }
    }
  }

  /// Takes a change in, and tells whether it is one of what matches.
  private func take(_ model: Model?, _ id: Model.ID) -> Bool {
    guard let model, query.matches(model) else { return matches.removeValue(forKey: id) != nil }
    if let old = matches[id] {
      matches[id] = (old.number, model)
    } else {
      lastNumber += 1
      matches[id] = (lastNumber, model)
    }
    return true
  }

  private func takeAll(_ group: AnyStep) -> Bool {
    var changes = false
    for step in group.all {
      // Only steps of this type come here.
      let step = unsafeDowncast(step, to: Step<Model>.self)
      if take(step.model, step.id) { changes = true }
    }
    return changes
  }

  override func absorb(_ group: AnyStep) { _ = takeAll(group) }

  override func begin() {
    guard let observer else { return }
    let models = matches.values.sorted { $0.number < $1.number }.map(\.model)
    observer.onNext(query.sorted(models))
  }

  override func deliver(_ group: AnyStep) {
    if takeAll(group) { begin() }
  }

  override func close() { observer = nil }
}
