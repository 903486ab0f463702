import Dispatch

/// The loop of a reactor: from actions to mutations to states.
///
/// It holds neither the reactor nor its workings. Its subscriptions hold it; they end with the workings.
@MainActor
final class ReactorLoop<Owner: Reactor> {
  private weak var core: ReactorCore<Owner.Action, Owner.State>?
  private weak var reactor: Owner?
  private let name = "\(Owner.self)"
  private let works = Works()
  private let mutations = PublishSubject<Owner.Mutation>()
  private let raw: BehaviorSubject<Owner.State>
  /// The state from before `transform(state:)`.
  private var latest: Owner.State

  init(_ reactor: Owner, _ core: ReactorCore<Owner.Action, Owner.State>) {
    self.reactor = reactor
    self.core = core
    latest = reactor.initialState
    raw = BehaviorSubject(value: latest)
  }

  /// Subscribes from the end to the beginning, so that nothing is lost on the way.
  func run(into bag: CompositeDisposable) {
    guard let reactor, let core else { return }
    let actions = reactor.transform(action: core.action.asObservable())
    let changes = reactor.transform(mutation: mutations.asObservable())
    let states = reactor.transform(state: raw.asObservable())
    core.raw = { [weak self] in self?.latest }
    core.replace = { [weak self] in self?.replace($0) }
    _ = bag.insert(works)
    _ = bag.insert(follow(states, "transform(state:)") { [weak core] in core?.show($0) })
    _ = bag.insert(follow(changes, "transform(mutation:)") { [self] in take($0) })
    _ = bag.insert(follow(actions, "transform(action:)") { [self] in perform($0) })
  }

  /// Handles the elements of a stream on the main actor.
  private func follow<Element>(
    _ stream: Observable<Element>, _ place: String, _ body: @escaping @MainActor (Element) -> Void
  ) -> any Disposable {
    let door = MainActorDoor()
    nonisolated(unsafe) let body = MainActorDoor.unchecked(body)
    let name = name
    return stream.subscribe(
      onNext: { door.runUnchecked($0, body) },
      onError: { error in
        WeirDiagnostics.report(
          name, rule: "a transformed stream must not fail; the reactor has stopped", value: "\(place): \(error)",
          remedy: "catch the error in it")
      })
  }

  private func perform(_ action: Owner.Action) {
    guard let reactor else { return }
    let policy = reactor.effectPolicy(for: action)
    let onError: @MainActor (any Error) -> Void = { [weak reactor] in reactor?.mutationFailed($0, for: action) }
    works.run(policy, { reactor.mutate(action: action) }, onNext: mutations, onError: onError)
    #if !canImport(ObjectiveC)
      if works.isBusy, !isWatching { watch() }
    #endif
  }

  #if !canImport(ObjectiveC)
    private var isWatching = false

    /// Looks from time to time, while work is under way, whether the reactor is still there.
    ///
    /// Nothing tells of its end where it does not keep its workings itself; the work is then cancelled a little later.
    private func watch() {
      isWatching = true
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(20)) { [weak self] in
        guard let self else { return }
        isWatching = false
        if reactor == nil { AttachmentTable.reactors.sweep() } else if works.isBusy { watch() }
      }
    }
  #endif

  private func take(_ mutation: Owner.Mutation) {
    guard let reactor else {
      AttachmentTable.reactors.sweep()
      return LateResults.add()
    }
    latest = reactor.reduce(state: latest, mutation: mutation)
    if let core { for recorder in core.recorders { recorder.record(mutation, latest) } }
    raw.onNext(latest)
  }

  private func replace(_ state: Owner.State) {
    latest = state
    raw.onNext(state)
  }
}
