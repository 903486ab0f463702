import Testing
import WeirState

@Suite("Thunks and action creators")
@MainActor
struct ThunkTests {
  @Test("A thunk's actions are handled at once, and it sees the state after each")
  func synchronous() {
    let store = makeStore()
    var seen: [Int?] = []
    store.dispatch(
      Thunk<AppState> { dispatch, getState in
        seen.append(getState()?.count)
        dispatch(Increment())
        seen.append(getState()?.count)
      })
    #expect(seen == [0, 1])
  }

  @Test("A thunk waits for its turn, and what observers dispatch meanwhile waits for the thunk")
  func order() {
    let store = makeStore(skipping: false)
    let recorder = Recorder<Int>()
    recorder.onValue = { value in
      if value == 1 {
        store.dispatch(
          Thunk<AppState> { dispatch, _ in
            dispatch(Increment(by: 10))
            dispatch(Increment(by: 10))
          })
        store.dispatch(Increment(by: 100))
      }
      if value == 11 { store.dispatch(Increment(by: 1_000)) }
    }
    store.subscribe(recorder) { $0.select(\.count) }
    store.dispatch(Increment())
    #expect(recorder.values == [0, 1, 11, 21, 121, 1_121])
  }

  @Test("A chain of thunks does not grow the stack", .timeLimit(.minutes(10)))
  func chain() {
    let store = makeStore()
    func step(_ left: Int) -> Thunk<AppState> {
      Thunk { dispatch, _ in
        dispatch(Increment())
        if left > 1 { dispatch(step(left - 1)) }
      }
    }
    store.dispatch(step(20_000))
    #expect(store.state.count == 20_000)
  }

  @Test("Thunks do not reach the reducer, with or without the middleware of that name")
  func middleware() {
    let store = makeStore(middleware: [createThunkMiddleware()])
    var handled = 0
    let recording = store.record { _, _ in handled += 1 }
    store.dispatch(Thunk<AppState> { _, _ in })
    #expect(handled == 0)
    recording.dispose()
  }

  @Test("Action creators make actions of the state, now or later")
  func actionCreators() async {
    let store = makeStore()
    store.dispatch { state, _ in Increment(by: state.count + 1) }
    store.dispatch { _, _ in nil as (any Action)? }
    var answers: [Int] = []
    let later: Store<AppState>.AsyncActionCreator = { _, _, callback in
      callback { state, _ in Increment(by: state.count + 1) }
    }
    store.dispatch(later) { answers.append($0.count) }
    #expect(store.state.count == 3)
    #expect(answers == [3])
  }
}
