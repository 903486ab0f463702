import TestSupport
import Testing
import WeirState

@Suite("Elements of a list")
@MainActor
struct ElementTests {
  private func set(_ store: Store<AppState>, _ list: [Int]) { store.update(Nothing()) { $0.list = list } }

  @Test("Only who observes an element that has changed is told, nil where there is none")
  func elements() {
    let store = makeStore()
    set(store, [1, 2, 3])
    let (first, third) = (Recorder<Int?>(), Recorder<Int?>())
    var seconds: [Int?] = []
    store.subscribe(first, element: 0, of: \.list)
    store.subscribe(third, element: 2, of: \.list)
    let second = store.observe(element: 1, of: \.list) { seconds.append($0) }
    set(store, [1, 5, 3])
    store.dispatch(Increment())
    set(store, [1, 5])
    set(store, [1, 5, 7])
    second.dispose()
    set(store, [])
    #expect(first.values == [1, nil])
    #expect(seconds == [2, 5])
    #expect(third.values == [3, nil, 7, nil])
    #expect(store.observerCount == 2)
    store.unsubscribe(first)
    store.unsubscribe(third)
    #expect(store.observerCount == 0)
    set(store, [4])
    #expect(first.values == [1, nil])
  }

  @Test("Who comes while others are told sees the newest element once")
  func whileNotifying() {
    let store = makeStore()
    set(store, [1, 1])
    let (early, late) = (Recorder<Int?>(), Recorder<Int?>())
    early.onValue = { if $0 == 2 { store.subscribe(late, element: 1, of: \.list) } }
    store.subscribe(early, element: 0, of: \.list)
    set(store, [2, 2])
    #expect(late.values == [2])
    set(store, [2, 3])
    #expect(late.values == [2, 3])
    #expect(early.values == [1, 2])
  }

  @Test("Subscribers that have gone are dropped")
  func orphans() {
    let store = makeStore()
    for index in 0..<2_000 { store.subscribe(Recorder<Int?>(), element: index, of: \.list) }
    #expect(store.observerCount < 100)
  }

  @Test("As many as one likes, beside key paths: the same as selecting each by a closure", arguments: 1...10)
  func model(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let store = makeStore()
    let pairs = (0..<10).map { _ in (Recorder<Int?>(), Recorder<Int?>()) }
    for (index, pair) in pairs.enumerated() {
      store.subscribe(pair.0, element: index, of: \.list)
      store.subscribe(pair.1) { $0.select { $0.list.indices.contains(index) ? $0.list[index] : nil } }
    }
    for _ in 0..<100 {
      set(store, (0..<Int.random(in: 0...12, using: &generator)).map { _ in Int.random(in: 0...2, using: &generator) })
    }
    for pair in pairs { #expect(pair.0.values == pair.1.values, "seed \(seed)") }
  }
}
