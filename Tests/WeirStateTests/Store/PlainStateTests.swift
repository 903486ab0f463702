import Testing
import WeirState

/// States and parts that cannot be compared: every observer, of whatever kind, is told of each state once and in order.
@Suite("States that cannot be compared")
@MainActor
struct PlainStateTests {
  struct Part { var count = 0 }
  struct Plain {
    var part = Part()
    var other = 0
  }
  struct Other: Action {}

  private let store = Store<Plain>(
    reducer: { action, state in
      var state = state ?? Plain()
      if let action = action as? Increment { state.part.count += action.by }
      if action is Other { state.other += 1 }
      return state
    }, state: nil)

  private func dispatchAll() {
    store.dispatch(Increment())
    store.dispatch(Other())
    store.dispatch(Increment(by: 3))
  }

  @Test("Subscribers of all forms get the whole state")
  func whole() {
    let (subscriber, follower, screen) = (Recorder<Plain>(), Follower<Plain>(), Screen<Plain>())
    var observed: [Int] = []
    store.subscribe(subscriber)
    store.subscribe(follower)
    store.subscribe(screen)
    let ending = store.observe { observed.append($0.part.count) }
    dispatchAll()
    let counts = [0, 1, 1, 4]
    #expect(subscriber.values.map(\.part.count) == counts)
    #expect(follower.values.map(\.part.count) == counts)
    #expect(screen.shown.map(\.part.count) == counts)
    #expect(observed == counts)
    #expect(store.observerCount == 4)
    ending.dispose()
    #expect(store.observerCount == 3)
  }

  @Test("A part that cannot be compared comes with each state, whichever way it is selected")
  func parts() {
    let (byPath, byClosure) = (Recorder<Part>(), Recorder<Part>())
    let (follower, screen) = (Follower<Part>(), Screen<Part>())
    var observed: [Int] = []
    store.subscribe(byPath) { $0.select(\.part) }
    store.subscribe(byClosure) { $0.select { $0.part } }
    store.subscribe(follower) { $0.part }
    store.subscribe(screen) { $0.part }
    let ending = store.observe({ $0.part }, { observed.append($0.count) })
    dispatchAll()
    let counts = [0, 1, 1, 4]
    #expect(byPath.values.map(\.count) == counts)
    #expect(byClosure.values.map(\.count) == counts)
    #expect(follower.values.map(\.count) == counts)
    #expect(screen.shown.map(\.count) == counts)
    #expect(observed == counts)
    ending.dispose()
    store.dispatch(Increment())
    #expect(observed == counts)
  }

  @Test("View models that can be compared come without repeats, all the same")
  func comparableModels() {
    let (follower, screen, byPath) = (Follower<Int>(), Screen<Int>(), Screen<Int>())
    store.subscribe(follower) { $0.part.count }
    store.subscribe(screen) { $0.part.count * 10 }
    store.subscribe(byPath, \.part.count)
    dispatchAll()
    #expect(follower.values == [0, 1, 4])
    #expect(screen.shown == [0, 10, 40])
    #expect(byPath.shown == [0, 1, 4])
  }

  @Test("A store that was made not to skip repeats tells of them")
  func keepingRepeats() {
    let store = makeStore(skipping: false)
    let (follower, screen) = (Follower<Int>(), Screen<Int>())
    store.subscribe(follower, \.count)
    store.subscribe(screen) { $0.count }
    store.dispatch(Nothing())
    store.dispatch(Increment())
    #expect(follower.values == [0, 0, 1])
    #expect(screen.shown == [0, 0, 1])
  }

  @Test("A view model that is missing leaves what was shown")
  func missingModels() {
    let screen = Screen<Part>()
    store.subscribe(screen) { $0.part.count % 2 == 0 ? Optional($0.part) : nil }
    for _ in 0..<4 { store.dispatch(Increment()) }
    #expect(screen.shown.map(\.count) == [0, 2, 4])
  }

  @Test("Closures that make nothing of a type other than that of the state subscribe nobody")
  func noTransform() {
    let (wrong, right) = (Recorder<Int>(), Recorder<Plain>())
    store.subscribe(wrong, transform: nil as ((Subscription<Plain>) -> Subscription<Int>)?)
    store.subscribe(right, transform: nil as ((Subscription<Plain>) -> Subscription<Plain>)?)
    dispatchAll()
    #expect(wrong.values.isEmpty)
    #expect(right.values.count == 4)
  }

  @Test("A scope of a part that cannot be compared is told of each state, and dispatches to its parent")
  func scope() {
    let scope = store.scope(\.part)
    let subscriber = Recorder<Part>()
    scope.subscribe(subscriber)
    dispatchAll()
    #expect(subscriber.values.map(\.count) == [0, 1, 1, 4])
    scope.dispatch(Increment())
    #expect(scope.state.count == 5 && store.state.part.count == 5)
    scope.update(Nothing()) { $0.count = 9 }
    #expect(store.state.part.count == 9)
    #expect(subscriber.values.last?.count == 9)
  }

  @Test("A scope keeps its parent, and ends without a trace")
  func scopesLife() {
    weak var parent: Store<Plain>?
    var scope: Store<Part>?
    do {
      let made = Store<Plain>(reducer: { $1 ?? Plain() }, state: Plain())
      parent = made
      scope = made.scope(\.part)
    }
    #expect(parent != nil)
    #expect(scope?.state.count == 0)
    scope = nil
    #expect(parent == nil)
    var ended: Store<Part>? = store.scope(\.part)
    #expect(store.observerCount == 1 && ended != nil)
    ended = nil
    store.dispatch(Increment())
    #expect(store.observerCount == 0)
  }

  @Test("All of them end with their objects")
  func ends() {
    weak var known: Screen<Part>?
    do {
      let (screen, follower, subscriber) = (Screen<Part>(), Follower<Plain>(), Recorder<Plain>())
      known = screen
      store.subscribe(screen) { $0.part }
      store.subscribe(follower)
      store.subscribe(subscriber)
      #expect(store.observerCount == 3)
    }
    #expect(known == nil)
    store.dispatch(Increment())
    #expect(store.observerCount == 0)
  }

  @Test("Observation reads a part that cannot be compared")
  func observed() {
    let observed = store.observed
    #expect(observed.part.count == 0)
    observed.dispatch(Increment())
    #expect(observed.part.count == 1)
    #expect(observed.state.part.count == 1)
  }
}
