import WeirStreams

/// Observes a list of keys, and sends their models in the order of the list.
///
/// `@unchecked Sendable`: what it holds belongs to whoever delivers.
final class ListWatch<Model: StoredModel>: Watch, @unchecked Sendable {
  @exclusivity(unchecked) private var observer: AnyObserver<[Model]>?
  @exclusivity(unchecked) private var models: [Model?]
  private let places: [Model.ID: [Int]]

  init(_ ids: [Model.ID], _ observer: AnyObserver<[Model]>) {
    self.observer = observer
    models = Array(repeating: nil, count: ids.count)
    places = Dictionary(grouping: ids.indices) { ids[$0] }
  }

  /// Subscribes until the disposable is disposed of.
  func run(_ table: ModelTable<Model>) -> any Disposable {
    for (id, places) in places {
      let shard = table.shard(of: id)
      let model = shard.lock.withLock { shard.attach(self, to: id) }
      for place in places { models[place] = model }
    }
    open()
    return Disposables.create { [self] in
      end()
      for id in places.keys {
        let shard = table.shard(of: id)
        shard.lock.withLock { shard.detach(self, from: id) }.run(table.idle)
      }
    }
  }

  override func absorb(_ group: AnyStep) {
    for step in group.all {
      // Only steps of this type come here.
      let step = unsafeDowncast(step, to: Step<Model>.self)
      for place in places[step.id] ?? [] { models[place] = step.model }
    }
  }

  override func begin() { observer?.onNext(models.compactMap { $0 }) }

  override func deliver(_ group: AnyStep) {
    absorb(group)
    begin()
  }

  override func close() { observer = nil }
}
