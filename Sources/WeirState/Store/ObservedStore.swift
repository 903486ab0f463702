public import Observation

/// A store for SwiftUI, and for whatever else uses Observation: who reads a part of the state is told when that part changes.
///
///     @State var app = store.observed
///     var body: some View { Text(app.profile.name) }
///
/// A read of a property that is `Equatable` tracks this property only; `state` and others track every new state.
@MainActor
@dynamicMemberLookup
public final class ObservedStore<State>: Observation.Observable {
  private let store: Store<State>
  private let registrar = ObservationRegistrar()
  // Only the main actor uses it until the end.
  nonisolated(unsafe) private var tracked: [AnyKeyPath: any Disposable] = [:]

  init(_ store: Store<State>) {
    self.store = store
  }

  deinit {
    for entry in tracked.values { entry.dispose() }
  }

  /// The present state.
  public var state: State {
    registrar.access(self, keyPath: \.state)
    trackState()
    return store.state
  }

  /// A property of the state.
  public subscript<Part: Equatable>(dynamicMember part: KeyPath<State, Part>) -> Part {
    registrar.access(self, keyPath: \.[dynamicMember: part])
    track(part)
    return store.state[keyPath: part]
  }

  /// A property of the state that cannot be compared, so that every new state counts as a change.
  @_disfavoredOverload
  public subscript<Part>(dynamicMember part: KeyPath<State, Part>) -> Part { state[keyPath: part] }

  /// Handles an action, now or when its turn comes.
  public func dispatch(_ action: any Action) { store.dispatch(action) }

  private func trackState() {
    if tracked[\State.self] != nil { return }
    var isFirst = true
    tracked[\State.self] = store.observe { [weak self] (_: State) in
      if isFirst { isFirst = false } else { self?.tell(\.state) }
    }
  }

  private func track<Part: Equatable>(_ part: KeyPath<State, Part>) {
    if tracked[part] != nil { return }
    var isFirst = true
    tracked[part] = store.observe(part) { [weak self] _ in
      if isFirst { isFirst = false } else { self?.tell(\.[dynamicMember: part]) }
    }
  }

  private func tell<Member>(_ member: KeyPath<ObservedStore, Member>) {
    registrar.withMutation(of: self, keyPath: member) {}
  }
}

extension Store {
  /// This store for SwiftUI; keep it, as each call makes another one.
  public var observed: ObservedStore<State> { ObservedStore(self) }
}
