import TestSupport
import Testing
import WeirState

@Suite("Store", .serialized)
@MainActor
struct StoreTests {
  @Test("A re-entrant dispatch waits: every observer sees every state once and in the same order")
  func reentrantDispatch() {
    let store = makeStore(skipping: false)
    let (first, second) = (Recorder<Int>(), Recorder<Int>())
    first.onValue = { if $0 == 1 { store.dispatch(Increment()) } }
    store.subscribe(first) { $0.select(\.count) }
    store.subscribe(second) { $0.select(\.count) }
    store.dispatch(Increment())
    #expect(first.values == [0, 1, 2])
    #expect(second.values == [0, 1, 2])
  }

  @Test("With repeats skipped nobody sees two equal states in a row, whoever dispatches meanwhile", arguments: 1...20)
  func noTwoEqualInARow(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let store = makeStore()
    let recorders = (0..<5).map { _ in Recorder<AppState>() }
    for recorder in recorders {
      let step = Int.random(in: 0...2, using: &generator)
      recorder.onValue = { if $0.count % 3 == 1, $0.count < 500 { store.dispatch(Increment(by: step)) } }
      store.subscribe(recorder)
    }
    for _ in 0..<50 { store.dispatch(Increment(by: Int.random(in: 0...2, using: &generator))) }
    for recorder in recorders {
      #expect(zip(recorder.values, recorder.values.dropFirst()).allSatisfy { $0 != $1 }, "seed \(seed)")
      #expect(recorder.values == recorders[0].values, "seed \(seed)")
    }
    #expect(store.waitingActionCount == 0)
  }

  @Test("A chain of 100,000 actions, each dispatched by an observer, does not grow the stack", .timeLimit(.minutes(10)))
  func longChain() {
    let store = makeStore()
    let recorder = Recorder<Int>()
    recorder.onValue = { if $0 < 100_000 { store.dispatch(Increment()) } }
    store.subscribe(recorder) { $0.select(\.count) }
    #expect(store.state.count == 100_000)
    #expect(recorder.values.count == 100_001)
  }

  @Test("What an observer dispatches when it subscribes waits until it has been told")
  func dispatchOnSubscribing() {
    let store = makeStore(skipping: false)
    let recorder = Recorder<Int>()
    var isInside = false
    recorder.onValue = { value in
      #expect(!isInside)
      isInside = true
      if value == 0 { store.dispatch(Increment()) }
      isInside = false
    }
    store.subscribe(recorder) { $0.select(\.count) }
    #expect(recorder.values == [0, 1])
  }

  @Test(
    "8 tasks that send 1,000 increments each: nothing is lost, and nobody sees it decrease", .timeLimit(.minutes(10)))
  func concurrentDispatch() async {
    let store = makeStore()
    let recorder = Recorder<Int>()
    store.subscribe(recorder) { $0.select(\.count) }
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<1_000 { await store.dispatch(Increment()) } }
      }
    }
    #expect(store.state.count == 8_000)
    #expect(recorder.values == Array(0...8_000))
  }

  @Test("A reducer that dispatches is reported by name, and its action is dropped")
  func impureReducer() {
    // Only the main actor uses it.
    final class Impure: Reducer, @unchecked Sendable {
      var store: Store<AppState>?
      func handleAction(_ action: any Action, state: AppState) -> AppState {
        MainActor.assumeIsolated { store?.dispatch(Rename(name: "Bob")) }
        return state
      }
    }
    let reducer = Impure()
    let store = Store(initialState: AppState(), reducer: reducer)
    reducer.store = store
    let faults = Faults.during { store.dispatch(Nothing()) }
    reducer.store = nil
    #expect(faults.count == 1)
    #expect(faults.first?.contains("Impure dispatched Rename") == true)
    #expect(store.state == AppState())
    #expect(store.waitingActionCount == 0)
  }

  @Test("A store without a first state gets it from the reducer")
  func initialAction() {
    var actions: [any Action] = []
    let store = Store<Int>(
      reducer: { action, state in
        actions.append(action)
        return state ?? 7
      }, state: nil)
    #expect(store.state == 7)
    #expect(actions.count == 1)
    #expect(actions.first is ReSwiftInit)
  }

  @Test("A reducer whose state type is not known")
  func erasedReducer() {
    let reducers: [any AnyReducer] = [AppReducer()]
    let store = Store(initialState: AppState(), reducer: reducers[0])
    store.dispatch(Increment())
    #expect(store.state.count == 1)
    struct Other: StateType {}
    #expect(reducers[0]._handleAction(Increment(), state: Other()) is Other)
  }

  @Test("A change without the reducer is a turn of its own")
  func update() {
    let store = makeStore()
    let recorder = Recorder<Int>()
    store.subscribe(recorder) { $0.select(\.count) }
    recorder.onValue = { if $0 == 1 { store.update(Nothing()) { $0.count = 10 } } }
    store.dispatch(Increment())
    #expect(recorder.values == [0, 1, 10])
  }

  @Test("The store ends with the last reference to it, and so do its reducer and middleware")
  func leaks() {
    final class Token {}
    weak var weakStore: Store<AppState>?
    weak var weakToken: Token?
    do {
      let token = Token()
      let store = makeStore(middleware: [
        { dispatch, getState in
          { next in
            { action in
              withExtendedLifetime(token) { next(action) }
            }
          }
        }
      ])
      (weakStore, weakToken) = (store, token)
      let recorder = Recorder<AppState>()
      store.subscribe(recorder)
      _ = store.states
      store.dispatch(Increment())
    }
    #expect(weakStore == nil)
    #expect(weakToken == nil)
  }

  @Test("A collection in the state is changed in place by a reducer that may")
  func inPlace() {
    struct Append: Action { let value: Int }
    var addresses: Set<UnsafeRawPointer> = []
    let reducer = Reduce<AppState>(Append.self) { action, state in
      state.list.append(action.value)
      state.list.withUnsafeBytes { if let base = $0.baseAddress { addresses.insert(base) } }
    }
    let store = Store(initialState: AppState(), reducer: reducer)
    store.update(Nothing()) { $0.list.reserveCapacity(1_000) }
    for value in 0..<500 { store.dispatch(Append(value: value)) }
    #expect(store.state.list == Array(0..<500))
    #expect(addresses.count <= 2)
  }
}
