import Synchronization

/// A change that already shows, but that somebody else (a server) has still to confirm.
///
/// The store keeps it apart from what is confirmed, and applies it again to whatever comes in meanwhile. So rolling it back
/// takes away this change only, and leaves what others have changed since. Several for one model are applied in the order
/// in which they were made. It retains the model. Any thread; it is settled once, and what comes later does nothing.
///
/// One that goes without having been settled is rolled back.
public final class OptimisticUpdate<Model: StoredModel>: Sendable {
  private let handle: ModelHandle<Model>
  private let layer: Layer<Model>
  private let isSettled = Atomic<Bool>(false)

  init(_ handle: ModelHandle<Model>, _ change: @escaping @Sendable (inout Model) -> Void) {
    self.handle = handle
    layer = Layer(number: optimisticNumbers.add(1, ordering: .relaxed).newValue, change: change)
    let layer = layer
    table.change(handle.id) { $0.with(base: $0.base, layers: $0.layers + [layer]) }
  }

  deinit { rollBack() }

  /// Whether it has been neither confirmed nor rolled back.
  public var isPending: Bool { !isSettled.load(ordering: .acquiring) }

  /// Makes the change a lasting one.
  public func confirm() {
    settle { [layer] base in
      guard var model = base else { return nil }
      layer.change(&model)
      return model
    }
  }

  /// Puts what the server has answered in the place of the change, merged into what is confirmed.
  public func confirm(with model: Model, merging rule: MergeRule<Model>? = nil) {
    settle { model.merged(by: rule, into: $0) }
  }

  /// Takes the change back.
  public func rollBack() {
    settle { $0 }
  }

  private var table: ModelTable<Model> { handle.store.table(of: Model.self) }

  private func settle(_ base: (Model?) -> Model?) {
    if isSettled.exchange(true, ordering: .acquiringAndReleasing) { return }
    table.change(handle.id) { state in
      state.with(base: base(state.base), layers: state.layers.filter { $0.number != layer.number })
    }
    handle.release()
  }
}

private let optimisticNumbers = Atomic<UInt64>(0)

extension ModelStore {
  /// Changes a model before it is known whether the change will be accepted.
  ///
  /// - Parameters:
  ///   - type: The type of the model.
  ///   - id: The id; if there is no model yet, the change shows when it comes.
  ///   - change: Changes a copy; called each time the model under it changes, on the thread that changes it.
  /// - Returns: What confirms the change or takes it back.
  public func updateOptimistically<Model: StoredModel>(
    _ type: Model.Type = Model.self, id: Model.ID, _ change: @escaping @Sendable (inout Model) -> Void
  ) -> OptimisticUpdate<Model> {
    OptimisticUpdate(ModelHandle(self, id, isOwner: false), change)
  }
}
