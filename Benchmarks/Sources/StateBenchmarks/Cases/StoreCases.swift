import BenchmarkSupport
import WeirState

/// Dispatching to a store.
@MainActor
enum StoreCases {
  static let all = [one, oneInPlace, closures, unchanged, keyPaths, manyKeyPaths]

  static let one = Benchmark(name: "one") {
    let store = Store<AppState>(reducer: reduce, state: AppState(), automaticallySkipsRepeats: false)
    let subscriber = StateSubscriber()
    store.subscribe(subscriber)
    return { withExtendedLifetime(subscriber) { store.dispatch(AddToA()) } }
  } byHand: {
    let store = ByHand()
    store.observe { total.add($0.a) }
    return { store.dispatch(AddToA()) }
  }

  static let oneInPlace = Benchmark(name: "one-in-place") {
    let reducer = Reduce<AppState> { _, state in state.a &+= 1 }
    let store = Store(initialState: AppState(), reducer: reducer, automaticallySkipsRepeats: false)
    let subscriber = StateSubscriber()
    store.subscribe(subscriber)
    return { withExtendedLifetime(subscriber) { store.dispatch(AddToA()) } }
  } byHand: {
    let store = ByHand()
    store.observe { total.add($0.a) }
    return { store.change { $0.a &+= 1 } }
  }

  static let closures = Benchmark(name: "100-closures") {
    hundred(AddToA())
  } byHand: {
    hundredByHand(AddToA())
  }

  static let unchanged = Benchmark(name: "100-unchanged") {
    hundred(AddToB())
  } byHand: {
    hundredByHand(AddToB())
  }

  static let keyPaths = Benchmark(name: "100-key-paths") {
    let store = Store<AppState>(reducer: reduce, state: AppState())
    let subscribers = (0..<100).map { _ in NumberSubscriber() }
    for subscriber in subscribers { store.subscribe(subscriber) { $0.select(\.a) } }
    return { withExtendedLifetime(subscribers) { store.dispatch(AddToA()) } }
  } byHand: {
    hundredByHand(AddToA())
  }

  static let manyKeyPaths = Benchmark(name: "10000-key-paths") {
    let paths: [KeyPath<AppState, Int>] = [\.b, \.c, \.d, \.e, \.f, \.g, \.h, \.i, \.j]
    let store = Store<AppState>(reducer: reduce, state: AppState())
    let subscribers = (0..<10_000).map { _ in NumberSubscriber() }
    for (index, subscriber) in subscribers.enumerated() {
      let path = index == 77 ? \AppState.a : paths[index % paths.count]
      store.subscribe(subscriber) { $0.select(path) }
    }
    return { withExtendedLifetime(subscribers) { store.dispatch(AddToA()) } }
  } byHand: {
    let store = ByHand()
    for index in 0..<10_000 { store.observeNew(index == 77 ? { $0.a } : { $0.b }) }
    return { store.dispatch(AddToA()) }
  }

  private static func hundred(_ action: any Action) -> () -> Void {
    let store = Store<AppState>(reducer: reduce, state: AppState())
    let subscribers = (0..<100).map { _ in NumberSubscriber() }
    for subscriber in subscribers { store.subscribe(subscriber) { $0.select { $0.a } } }
    return { withExtendedLifetime(subscribers) { store.dispatch(action) } }
  }

  private static func hundredByHand(_ action: any Action) -> () -> Void {
    let store = ByHand()
    for _ in 0..<100 { store.observeNew { $0.a } }
    return { store.dispatch(action) }
  }
}
