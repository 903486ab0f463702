/// What stands in for a reactor in tests of a view: the test sets the state, and looks at the actions.
///
/// While `isStubEnabled`, the reactor's `action` and `state` are those of the stub, and its own logic rests.
@preconcurrency
@MainActor
public final class Stub<Owner: Reactor> {
  /// The state that the view sees; set its `value`.
  public let state: StateRelay<Owner.State>
  /// Where the view's actions go.
  public let action = ActionSubject<Owner.Action>()
  /// The actions that have come so far, in order.
  public private(set) var actions: [Owner.Action] = []

  private let bag: DisposeBag

  /// Makes a stub; a reactor makes its own.
  public init(reactor: Owner, disposeBag: DisposeBag) {
    bag = disposeBag
    state = StateRelay(value: reactor.initialState)
    let core = reactor.reactorCore
    follow(state.asObservable()) { [weak core] in core?.showStub($0) }
    follow(action.asObservable()) { [weak self] in self?.actions.append($0) }
  }

  private func follow<Element>(_ stream: Observable<Element>, _ body: @escaping @MainActor (Element) -> Void) {
    nonisolated(unsafe) let body = MainActorDoor.unchecked(body)
    let door = MainActorDoor()
    stream.subscribe(onNext: { door.runUnchecked($0, body) }).disposed(by: bag)
  }
}

extension Reactor {
  /// Whether the stub stands in for the reactor.
  public var isStubEnabled: Bool {
    get { reactorCore.isStubEnabled }
    set { reactorCore.isStubEnabled = newValue }
  }

  /// The stub, made when it is first asked for.
  public var stub: Stub<Self> {
    let core = reactorCore
    if let known = core.stub as? Stub<Self> { return known }
    let made = Stub(reactor: self, disposeBag: DisposeBag())
    core.stub = made
    return made
  }
}
