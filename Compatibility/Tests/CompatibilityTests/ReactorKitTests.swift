import ReactorKit
import RxSwift
import Testing

/// Code for ReactorKit.
@MainActor struct ReactorKitTests {
  private final class CounterReactor: Reactor {
    enum Action { case increase, decrease }
    enum Mutation { case add(Int) }
    struct State {
      var value = 0
      @Pulse var alert: String?
    }

    let initialState = State()

    func mutate(action: Action) -> Observable<Mutation> {
      switch action {
      case .increase: Observable.of(.add(1))
      case .decrease: Observable.of(.add(-1))
      }
    }

    func reduce(state: State, mutation: Mutation) -> State {
      var state = state
      if case .add(let amount) = mutation { state.value += amount }
      if state.value < 0 { state.alert = "below zero" }
      return state
    }
  }

  private final class CounterView: ReactorKit.View {
    var disposeBag = DisposeBag()
    var shown: [Int] = []
    var alerts: [String] = []

    func bind(reactor: CounterReactor) {
      reactor.state.map(\.value).distinctUntilChanged()
        .subscribe(onNext: { [weak self] in self?.shown.append($0) })
        .disposed(by: disposeBag)
      reactor.pulse(\.$alert).compactMap { $0 }
        .subscribe(onNext: { [weak self] in self?.alerts.append($0) })
        .disposed(by: disposeBag)
    }
  }

  @Test func aView() {
    let (view, reactor) = (CounterView(), CounterReactor())
    view.reactor = reactor
    reactor.action.onNext(.increase)
    reactor.action.onNext(.decrease)
    reactor.action.onNext(.decrease)
    #expect(view.shown == [0, 1, 0, -1])
    #expect(view.alerts == ["below zero"])
    #expect(reactor.currentState.value == -1)
  }

  @Test func aStub() {
    let (view, reactor) = (CounterView(), CounterReactor())
    reactor.isStubEnabled = true
    view.reactor = reactor
    reactor.stub.state.value = CounterReactor.State(value: 7)
    reactor.action.onNext(.increase)
    #expect(view.shown == [0, 7])
    #expect(reactor.stub.actions.count == 1)
  }
}
