import TestSupport
import Testing
import WeirState

@Suite("History")
@MainActor
struct HistoryTests {
  @Test("Undo, redo and jump; a change after going back drops what was ahead")
  func store() {
    let store = makeStore()
    let history = History(store)
    let recorder = Recorder<Int>()
    store.subscribe(recorder) { $0.select(\.count) }
    for _ in 0..<3 { store.dispatch(Increment()) }
    #expect(history.undo())
    #expect(history.undo())
    #expect(store.state.count == 1)
    #expect(history.redo())
    #expect(store.state.count == 2)
    store.dispatch(Increment(by: 10))
    #expect(!history.canRedo)
    #expect(!history.redo())
    #expect(history.jump(to: 0))
    #expect(store.state.count == 0)
    #expect(!history.canUndo)
    #expect(!history.undo())
    #expect(!history.jump(to: 99))
    #expect(!history.jump(to: -1))
    #expect(history.entries.map(\.state.count) == [0, 1, 2, 12])
    #expect(history.entries.first?.step == nil)
    #expect((history.entries.last?.step as? Increment)?.by == 10)
    #expect(recorder.values == [0, 1, 2, 3, 2, 1, 2, 12, 0])
  }

  @Test("An observer may undo: it waits its turn")
  func reentrantUndo() {
    let store = makeStore()
    let history = History(store)
    let recorder = Recorder<Int>()
    recorder.onValue = { if $0 == 2 { history.undo() } }
    store.subscribe(recorder) { $0.select(\.count) }
    store.dispatch(Increment())
    store.dispatch(Increment())
    #expect(recorder.values == [0, 1, 2, 1])
  }

  @Test("The memory is bounded", arguments: [1, 5, 100])
  func bound(limit: Int) {
    let store = makeStore()
    let history = History(store, limit: limit)
    for _ in 0..<1_000 { store.dispatch(Increment()) }
    #expect(history.entries.count <= limit * 2)
    #expect(history.entries.count >= limit)
    #expect(history.entries.last?.state.count == 1_000)
    #expect(history.undo() == (limit > 1))
  }

  @Test("A reactor's mutations can be undone")
  func reactor() {
    let reactor = CounterReactor()
    let history = History(reactor)
    let seen = Seen(reactor.state.map(\.count))
    reactor.action.onNext(.twice)
    #expect(history.entries.map(\.state.count) == [0, 1, 2])
    history.undo()
    reactor.action.onNext(.add(10))
    #expect(seen.values == [0, 1, 2, 1, 11])
  }

  @Test("Any order of changes, undoing and redoing is as in a list with a cursor", arguments: 1...20)
  func model(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let store = makeStore()
    let history = History(store, limit: 1_000)
    var (states, cursor) = ([0], 0)
    for _ in 0..<200 {
      switch Int.random(in: 0..<4, using: &generator) {
      case 0:
        #expect(history.undo() == (cursor > 0))
        cursor = max(0, cursor - 1)
      case 1:
        #expect(history.redo() == (cursor + 1 < states.count))
        cursor = min(states.count - 1, cursor + 1)
      default:
        store.dispatch(Increment())
        states = states[...cursor] + [states[cursor] + 1]
        cursor += 1
      }
      #expect(store.state.count == states[cursor], "seed \(seed)")
    }
  }

  @Test("A history does not keep its store alive, nor is it kept")
  func leaks() {
    weak var store: Store<AppState>?
    weak var history: History<AppState>?
    do {
      let made = makeStore()
      let past = History(made)
      (store, history) = (made, past)
      made.dispatch(Increment())
    }
    #expect(store == nil)
    #expect(history == nil)
  }
}

@Suite("History of a reactor that shows more than it reduces")
@MainActor
struct TransformedHistoryTests {
  final class Shouting: Reactor {
    typealias Action = String
    let initialState = ""
    func reduce(state: String, mutation: String) -> String { state + mutation }
    func transform(state: Observable<String>) -> Observable<String> { state.map { $0 + "!" } }
  }

  @Test("It keeps and restores the states from before transform(state:)")
  func raw() throws {
    let reactor = Shouting()
    let history = History(reactor)
    reactor.action.onNext("a")
    #expect(reactor.currentState == "a!")
    history.undo()
    #expect(reactor.currentState == "!")
    history.redo()
    reactor.action.onNext("b")
    #expect(reactor.currentState == "ab!")
    #expect(history.entries.map(\.state) == ["", "a", "ab"])
    let file = ScratchFile()
    let recorder = try SessionRecorder(reactor, to: file.url)
    reactor.action.onNext("c")
    #expect(recorder.count == 1)
    let replay = try Session(contentsOf: file.url).replay(with: Shouting())
    #expect(replay.state == "abc")
    #expect(replay.isFaithful)
  }
}
