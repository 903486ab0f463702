import TestSupport
import Testing
import WeirState

@Suite("Subscriptions")
@MainActor
struct SubscriptionTests {
  @Test("Who subscribes while others are told sees the newest state exactly once", arguments: [true, false])
  func subscribingWhileNotifying(skipping: Bool) {
    let store = makeStore(skipping: skipping)
    let late = (whole: Recorder<AppState>(), path: Recorder<Int>(), closure: Recorder<Int>())
    let first = Recorder<Int>()
    first.onValue = { value in
      guard value == 1 else { return }
      store.subscribe(late.whole)
      store.subscribe(late.path) { $0.select(\.count) }
      store.subscribe(late.closure) { $0.select { $0.count } }
    }
    let old = Recorder<Int>()
    store.subscribe(first) { $0.select { $0.count } }
    // A group that is told after the one that adds to it.
    store.subscribe(old) { $0.select(\.count) }
    store.dispatch(Increment())
    #expect(late.whole.values.map(\.count) == [1])
    #expect(late.path.values == [1])
    #expect(late.closure.values == [1])
    store.dispatch(Increment())
    #expect(late.whole.values.map(\.count) == [1, 2])
    #expect(late.path.values == [1, 2])
    #expect(late.closure.values == [1, 2])
    #expect(old.values == [0, 1, 2])
  }

  @Test("Who unsubscribes while others are told is not told any more")
  func unsubscribingWhileNotifying() {
    let store = makeStore()
    let (first, second, third) = (Recorder<Int>(), Recorder<Int>(), Recorder<Int>())
    for recorder in [first, second, third] { store.subscribe(recorder) { $0.select(\.count) } }
    first.onValue = { _ in
      store.unsubscribe(second)
      store.unsubscribe(first)
    }
    store.dispatch(Increment())
    store.dispatch(Increment())
    #expect(first.values == [0, 1])
    #expect(second.values == [0])
    #expect(third.values == [0, 1, 2])
    #expect(store.observerCount == 1)
  }

  @Test("A subscriber is not kept alive, and its subscription ends with it")
  func weakSubscribers() {
    let store = makeStore()
    weak var known: Recorder<Int>?
    do {
      let recorder = Recorder<Int>()
      known = recorder
      store.subscribe(recorder) { $0.select(\.count) }
      #expect(store.subscribers.count == 1)
      #expect(!store.isNewSubscriber(recorder))
    }
    #expect(known == nil)
    #expect(store.subscribers.isEmpty)
    store.dispatch(Increment())
    #expect(store.observerCount == 0)
  }

  @Test("Subscribers that have gone are dropped also where nothing changes that they selected")
  func orphans() {
    let store = makeStore()
    for _ in 0..<10_000 {
      store.subscribe(Recorder<String>()) { $0.select(\.profile.name) }
      store.subscribe(Recorder<Int>()) { $0.select { $0.other } }
    }
    #expect(store.observerCount < 200)
  }

  @Test("The second subscription of an object takes the place of the first")
  func replacing() {
    let store = makeStore()
    let recorder = Recorder<Int>()
    store.subscribe(recorder) { $0.select(\.count) }
    store.subscribe(recorder) { $0.select(\.other) }
    store.dispatch(Increment())
    #expect(recorder.values == [0, 0])
    #expect(store.observerCount == 1)
  }

  @Test("Key paths: only who selects what has changed is told")
  func keyPaths() {
    let store = makeStore()
    let (counts, names, ages) = (Recorder<Int>(), Recorder<String>(), Recorder<Int>())
    store.subscribe(counts) { $0.select(\.count) }
    store.subscribe(names) { $0.select(\.profile).select(\.name) }
    store.subscribe(ages) { $0.select(\.profile.age) }
    store.dispatch(Rename(name: "Bob"))
    store.dispatch(Rename(name: "Bob"))
    store.dispatch(Increment())
    #expect(counts.values == [0, 1])
    #expect(names.values == ["Ann", "Bob"])
    #expect(ages.values == [30])
  }

  @Test("Computed key paths and elements of lists")
  func computedKeyPaths() {
    let store = makeStore()
    let (sizes, firsts) = (Recorder<Int>(), Recorder<Int?>())
    store.subscribe(sizes) { $0.select(\.list.count) }
    store.subscribe(firsts) { $0.select(\.list.first) }
    store.update(Nothing()) { $0.list = [1] }
    store.update(Nothing()) { $0.list = [1, 2] }
    #expect(sizes.values == [0, 1, 2])
    #expect(firsts.values == [nil, 1])
  }

  @Test("Repeats are compared with the part before, also where that was skipped")
  func customRepeats() {
    let store = makeStore()
    let (evens, steps) = (Recorder<Int>(), Recorder<Int>())
    store.subscribe(evens) { $0.select(\.count).only { _, new in new % 2 == 0 } }
    store.subscribe(steps) { $0.select(\.count).skip { $1 - $0 == 1 } }
    for step in [1, 1, 2, 1] { store.dispatch(Increment(by: step)) }
    #expect(evens.values == [0, 2, 4])
    #expect(steps.values == [0, 4])
  }

  @Test("What is selected after a skip comes only where that passes")
  func selectAfterSkip() {
    let store = makeStore(skipping: false)
    let recorder = Recorder<Int>()
    store.subscribe(recorder) { $0.skipRepeats { $0.profile == $1.profile }.select { $0.count } }
    store.dispatch(Increment())
    store.dispatch(Rename(name: "Bob"))
    store.dispatch(Increment())
    #expect(recorder.values == [0, 1])
  }

  @Test("Subscriptions whose values a closure pushes")
  func pushing() {
    let store = makeStore(skipping: false)
    let recorder = Recorder<Int>()
    store.subscribe(recorder) { whole in
      Subscription<Int> { sink in
        whole.observer = { old, new in sink(old?.count, new.count * 10) }
      }.skipRepeats().select { $0 + 1 }
    }
    for step in [1, 0, 1] { store.dispatch(Increment(by: step)) }
    #expect(recorder.values == [1, 11, 11, 21] || recorder.values == [1, 11, 21])
    #expect(recorder.values.last == 21)
  }

  @Test("Cordux's subscribers and renderers, with view models that may be missing")
  func corduxForms() {
    let store = makeStore()
    let (follower, optionals, screen, sparse) = (
      Follower<AppState>(), Follower<String?>(), Screen<Int>(), Screen<String>()
    )
    store.subscribe(follower)
    store.subscribe(optionals) { $0.count > 0 ? $0.profile.name : nil }
    store.subscribe(screen, \.count)
    let name: (AppState) -> String? = { $0.count == 1 ? nil : "\($0.count)" }
    store.subscribe(sparse, name)
    store.dispatch(Increment())
    store.dispatch(Nothing())
    store.dispatch(Increment())
    #expect(follower.values.map(\.count) == [0, 1, 2])
    #expect(optionals.values == [nil, "Ann"])
    #expect(screen.shown == [0, 1, 2])
    #expect(sparse.shown == ["0", "2"])
  }

  @Test("Closures observe until what they got is disposed of")
  func observing() {
    let store = makeStore()
    var (wholes, paths, closures): ([Int], [Int], [Int]) = ([], [], [])
    let whole = store.observe { wholes.append($0.count) }
    let path = store.observe(\.count) { paths.append($0) }
    let closure = store.observe({ $0.count / 2 }) { closures.append($0) }
    for _ in 0..<2 { store.dispatch(Increment()) }
    for disposable in [whole, path, closure] { disposable.dispose() }
    store.dispatch(Increment())
    #expect(wholes == [0, 1, 2])
    #expect(paths == [0, 1, 2])
    #expect(closures == [0, 1])
    #expect(store.observerCount == 0)
  }

  @Test("What an observer captured is let go when it ends, also in the middle of a round")
  func observersAreReleased() {
    final class Token {}
    weak var known: Token?
    let store = makeStore()
    var subscription: (any Disposable)?
    do {
      let token = Token()
      known = token
      subscription = store.observe(\.count) { value in
        withExtendedLifetime(token) {}
        if value == 1 { subscription?.dispose() }
      }
    }
    #expect(known != nil)
    store.dispatch(Increment())
    subscription = nil
    #expect(known == nil)
  }

  @Test("Any order of subscribing, leaving and dispatching gives each the states of its time", arguments: 1...40)
  func randomHistories(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let store = makeStore()
    var present: [(recorder: Recorder<Int>, expected: [Int])] = []
    for _ in 0..<300 {
      switch Int.random(in: 0..<4, using: &generator) {
      case 0:
        let recorder = Recorder<Int>()
        if Bool.random(using: &generator) {
          store.subscribe(recorder) { $0.select(\.count) }
        } else {
          store.subscribe(recorder) { $0.select { $0.count } }
        }
        present.append((recorder, [store.state.count]))
      case 1 where !present.isEmpty:
        let index = Int.random(in: present.indices, using: &generator)
        let (recorder, expected) = present.remove(at: index)
        if Bool.random(using: &generator) { store.unsubscribe(recorder) }
        #expect(recorder.values == expected, "seed \(seed)")
      default:
        let step = Int.random(in: 0...1, using: &generator)
        store.dispatch(Increment(by: step))
        if step > 0 { for index in present.indices { present[index].expected.append(store.state.count) } }
      }
    }
    for (recorder, expected) in present { #expect(recorder.values == expected, "seed \(seed)") }
  }
}
