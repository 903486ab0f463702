import BenchmarkSupport
import WeirState

/// Actions of a reactor.
@MainActor
enum ReactorCases {
  static let all = [action]

  private final class Counter: Reactor {
    typealias Action = Int
    let reactorCore = ReactorCore<Int, AppState>()
    let initialState = AppState()

    func reduce(state: AppState, mutation: Int) -> AppState {
      var state = state
      state.a &+= mutation
      return state
    }
  }

  static let action = Benchmark(name: "reactor") {
    let reactor = Counter()
    let bag = DisposeBag()
    reactor.state.subscribe(onNext: { total.add($0.a) }).disposed(by: bag)
    return { withExtendedLifetime(bag) { reactor.action.onNext(1) } }
  } byHand: {
    let store = ByHand()
    store.observe { total.add($0.a) }
    return { store.change { $0.a &+= 1 } }
  }
}
