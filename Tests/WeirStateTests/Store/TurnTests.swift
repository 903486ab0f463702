import Dispatch
import Synchronization
import TestSupport
import Testing
import WeirState

/// Whose turn it is: one order for all that is dispatched, whoever does so.
@Suite("Turns")
@MainActor
struct TurnTests {
  struct Add: Action { let number: Int }

  private func makeList() -> Store<[Int]> {
    Store(
      initialState: [],
      reducer: Reduce<[Int]> { action, list in
        if let action = action as? Add { list.append(action.number) }
      })
  }

  @Test("Thousands of actions wait, in the order in which they came")
  func longQueue() {
    let store = makeList()
    var mostWaiting = 0
    let ending = store.observe { list in
      mostWaiting = max(mostWaiting, store.waitingActionCount)
      if list.count == 1 { for number in 1...5_000 { store.dispatch(Add(number: number)) } }
      // While the queue is long, one more each time: it is emptied from the front and filled at the end.
      if list.count > 1, list.count <= 3_000 { store.dispatch(Add(number: 10_000 + list.count)) }
    }
    store.dispatch(Add(number: 0))
    let expected = [0] + Array(1...5_000) + (2...3_000).map { 10_000 + $0 }
    #expect(store.state == expected)
    #expect(mostWaiting >= 4_999)
    #expect(store.waitingActionCount == 0)
    ending.dispose()
  }

  @Test("What code that is not checked dispatches from other threads comes to the main actor, in its order")
  func fromElsewhere() async {
    let store = makeList()
    // What a module in an older language mode may do.
    typealias Unchecked = (any Action) -> Void
    nonisolated(unsafe) let dispatch = unsafeBitCast(store.dispatchFunction, to: Unchecked.self)
    await withCheckedContinuation { done in
      DispatchQueue.global().async {
        for number in 0..<200 { dispatch(Add(number: number)) }
        DispatchQueue.main.async { done.resume() }
      }
    }
    #expect(store.state == Array(0..<200))
  }

  @Test("The dispatch function does not keep the store, and does nothing once it has gone")
  func dispatchFunction() {
    weak var known: Store<[Int]>?
    var dispatch: DispatchFunction = { _ in }
    do {
      let store = makeList()
      known = store
      dispatch = store.dispatchFunction
      dispatch(Add(number: 1))
      #expect(store.state == [1])
    }
    #expect(known == nil)
    dispatch(Add(number: 2))
  }

  @Test("An action creator's answer is dispatched, at once or later, and none where the store has gone")
  func actionCreators() {
    var answer: (@escaping Store<[Int]>.ActionCreator) -> Void = { _ in }
    var store: Store<[Int]>? = makeList()
    store?.dispatch { _, _, callback in callback { list, _ in Add(number: list.count) } }
    #expect(store?.state == [0])
    let later: Store<[Int]>.AsyncActionCreator = { _, _, callback in answer = callback }
    store?.dispatch(later)
    #expect(store?.state == [0])
    answer { list, _ in Add(number: 10 + list.count) }
    #expect(store?.state == [0, 11])
    answer { _, _ in nil }
    #expect(store?.state == [0, 11])
    store = nil
    answer { _, _ in Add(number: 99) }
  }

  @Test("What an AsyncThunk throws is handed on, or reported")
  func failingThunk() async {
    let store = makeList()
    var errors: [String] = []
    let failing = AsyncThunk<[Int]> { dispatch, _ in
      dispatch(Add(number: 1))
      throw TestError()
    }
    store.dispatch(failing) { errors.append("\($0)") }
    #expect(await wait { !errors.isEmpty })
    #expect(store.state == [1])
    struct Unhandled: Error {}
    // Other tests look at faults meanwhile, so this one takes only its own.
    let faults = FaultLog()
    store.dispatch(AsyncThunk { _, _ in throw Unhandled() })
    #expect(await wait { !faults.all.isEmpty })
    #expect(faults.all.allSatisfy { $0.contains("the work of an AsyncThunk must not fail") })
  }

  /// The faults about an `Unhandled`.
  private final class FaultLog: Sendable {
    private let found = Mutex<[String]>([])
    var all: [String] { found.withLock { $0 } }

    init() {
      WeirDiagnostics.watch { [weak self] fault in
        if fault.value.contains("Unhandled") { self?.found.withLock { $0.append("\(fault)") } }
      }
    }
  }

  /// Law: whoever comes and goes when, at random, sees what one who notes everything says that it should.
  @Test("Observers that come and go see each state of their time once and in order", arguments: 1...40)
  func comingAndGoing(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let store = makeStore(skipping: false)
    var truth = [0]
    var present: [(recorder: Recorder<Int>, from: Int)] = []
    func check(_ entry: (recorder: Recorder<Int>, from: Int)) {
      #expect(entry.recorder.values == Array(truth[entry.from...]), "seed \(seed)")
    }
    for _ in 0..<200 {
      switch Int.random(in: 0..<6, using: &random) {
      case 0:
        let recorder = Recorder<Int>()
        let isByPath = Bool.random(using: &random)
        store.subscribe(recorder) { isByPath ? $0.select(\.count) : $0.select { $0.count } }
        present.append((recorder, truth.count - 1))
      case 1 where !present.isEmpty:
        let leaving = present.remove(at: Int.random(in: present.indices, using: &random))
        store.unsubscribe(leaving.recorder)
        check(leaving)
      case 2:
        store.dispatch(Nothing())
        truth.append(truth[truth.count - 1])
      default:
        let step = Int.random(in: 1...3, using: &random)
        store.dispatch(Increment(by: step))
        truth.append(truth[truth.count - 1] + step)
      }
    }
    for entry in present { check(entry) }
    #expect(store.observerCount == present.count, "seed \(seed)")
  }
}
