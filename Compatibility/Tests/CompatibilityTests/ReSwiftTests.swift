import ReSwift
import Testing

/// Code for ReSwift.
@MainActor struct ReSwiftTests {
  private struct AppState { var count = 0 }
  private struct Add: Action { let amount: Int }

  private let reducer: Reducer<AppState> = { action, state in
    var state = state ?? AppState()
    if let add = action as? Add { state.count += add.amount }
    return state
  }

  private let doubling: Middleware<AppState> = { dispatch, getState in
    { next in
      { action in
        guard let add = action as? Add else { return next(action) }
        next(Add(amount: add.amount * 2))
      }
    }
  }

  private final class CountView: StoreSubscriber {
    var counts: [Int] = []
    func newState(state: Int) { counts.append(state) }
  }

  @Test func aStoreWithMiddleware() {
    let store = Store<AppState>(reducer: reducer, state: nil, middleware: [doubling])
    let view = CountView()
    store.subscribe(view) { $0.select { $0.count }.skipRepeats() }
    store.dispatch(Add(amount: 1))
    store.dispatch(Add(amount: 0))
    store.dispatch(Add(amount: 2))
    #expect(view.counts == [0, 2, 6])
  }
}
