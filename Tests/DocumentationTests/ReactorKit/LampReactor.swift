import WeirBinding
import WeirState
import WeirStreams

// A reactor and its views in the shape that ReactorKit's README teaches; only the imports, and the names of its
// protocols for views, are others.

final class LampReactor: Reactor {
  enum Action: Equatable {
    case toggle
    case rename(String)
    case blink
    case alert(String)
  }

  enum Mutation {
    case setOn(Bool)
    case setName(String)
    case setAlert(String)
  }

  struct State {
    var isOn: Bool = false
    var name: String = ""
    @Pulse var alert: String?
  }

  let initialState: State = State()
  /// A state that others share.
  let owner = BehaviorSubject<String>(value: "")
  /// What went through the streams.
  var transformed: [String] = []

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .toggle: return .just(Mutation.setOn(!currentState.isOn))
    case let .rename(name): return .just(Mutation.setName(name))
    case .blink: return .of(Mutation.setOn(true), Mutation.setOn(false))
    case let .alert(text): return .just(Mutation.setAlert(text))
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case let .setOn(isOn): state.isOn = isOn
    case let .setName(name): state.name = name
    case let .setAlert(text): state.alert = text
    }
    return state
  }
}

extension LampReactor {
  func transform(action: Observable<Action>) -> Observable<Action> {
    return action.noted { [unowned self] in transformed.append("action \($0)") }
  }

  func transform(mutation: Observable<Mutation>) -> Observable<Mutation> {
    let noted = mutation.noted { [unowned self] in transformed.append("mutation \($0)") }
    return Observable.merge(noted, owner.skip(1).map(Mutation.setName))
  }

  func transform(state: Observable<State>) -> Observable<State> {
    return state.noted { [unowned self] in if $0.isOn { transformed.append("state true") } }
  }
}

extension Observable {
  /// Notes each element on the main actor.
  fileprivate func noted(_ note: @escaping @MainActor (Element) -> Void) -> Observable<Element> {
    self.do(onNext: { element in
      nonisolated(unsafe) let element = element
      MainActor.assumeIsolated { note(element) }
    })
  }
}

final class NameField: UIView {
  let field = UITextField()
  let button = UIButton(type: .system)
}

extension Reactive where Base: NameField {
  @MainActor var nameIsGiven: ControlEvent<String> {
    let source = base.button.rx.tap.withLatestFrom(base.field.rx.text.orEmpty)
    return ControlEvent(events: source)
  }
}

class LampViewController: UIViewController, ReactorView {
  var disposeBag = DisposeBag()
  let switchButton = UIButton(type: .system)
  let nameField = NameField()
  private(set) var bindCount = 0

  func bind(reactor: LampReactor) {
    bindCount += 1
    switchButton.rx.tap.map { Reactor.Action.toggle }
      .bind(to: reactor.action)
      .disposed(by: self.disposeBag)
    nameField.rx.nameIsGiven
      .map(Reactor.Action.rename)
      .bind(to: reactor.action)
      .disposed(by: self.disposeBag)
    reactor.state.map { $0.isOn }
      .bind(to: switchButton.rx.isSelected)
      .disposed(by: self.disposeBag)
  }
}

class LateViewController: UIViewController, DeferredReactorView {
  var disposeBag = DisposeBag()
  private(set) var bindCount = 0

  func bind(reactor: LampReactor) {
    bindCount += 1
  }
}
