import Observation
import Testing
import WeirState

@Suite("A store as streams, sequences, scopes and for Observation", .serialized)
@MainActor
struct StreamsTests {
  @Test("The stream gives the present state and each new one, and does not keep the store alive")
  func states() {
    var store: Store<AppState>? = makeStore()
    weak let known = store
    store?.dispatch(Increment())
    let counts = BehaviorRelay<[Int]>(value: [])
    let names = BehaviorRelay<[String]>(value: [])
    let bag = DisposeBag()
    store?.states.subscribe(onNext: { counts.accept(counts.value + [$0.count]) }).disposed(by: bag)
    store?.states(\.profile.name).subscribe(onNext: { names.accept(names.value + [$0]) }).disposed(by: bag)
    store?.dispatch(Increment())
    store?.dispatch(Rename(name: "Bob"))
    #expect(counts.value == [1, 2, 2])
    #expect(names.value == ["Ann", "Bob"])
    store = nil
    #expect(known == nil)
  }

  @Test("The sequence gives every state once and in order, and ends with the store")
  func values() async {
    var store: Store<AppState>? = makeStore()
    guard let values = store?.values else { return }
    for _ in 0..<3 { store?.dispatch(Increment()) }
    store = nil
    var seen: [Int] = []
    for await state in values { seen.append(state.count) }
    #expect(seen == [0, 1, 2, 3])
  }

  @Test("A reader that does not keep up loses the oldest states, which is reported once")
  func slowReader() async {
    var store: Store<AppState>? = makeStore()
    guard let values = store?.values(bufferingPolicy: .bufferingNewest(2)) else { return }
    let faults = Faults.during { for _ in 0..<5 { store?.dispatch(Increment()) } }
    store = nil
    var seen: [Int] = []
    for await state in values { seen.append(state.count) }
    #expect(seen == [4, 5])
    #expect(faults.filter { $0.contains("must keep up") }.count == 1)
  }

  @Test("A reader that is cancelled ends its subscription")
  func cancelledReader() async {
    let store = makeStore()
    let values = store.values
    let task = Task { for await _ in values {} }
    task.cancel()
    await task.value
    #expect(await wait { store.observerCount == 0 })
  }

  @Test("A scoped store shows a part, dispatches to the whole, and is told only of changes of the part")
  func scope() {
    let store = makeStore()
    let scope = store.scope(\.profile)
    let (recorder, names) = (Recorder<Profile>(), Recorder<String>())
    scope.subscribe(recorder)
    scope.subscribe(names) { $0.select(\.name) }
    scope.dispatch(Increment())
    scope.dispatch(Rename(name: "Bob"))
    #expect(store.state.count == 1)
    #expect(scope.state.name == "Bob")
    #expect(recorder.values.map(\.name) == ["Ann", "Bob"])
    #expect(names.values == ["Ann", "Bob"])
    scope.update(Nothing()) { $0.age = 31 }
    #expect(store.state.profile.age == 31)
    #expect(recorder.values.last?.age == 31)
    let nested = store.scope(\.profile).scope(\.name)
    #expect(nested.state == "Bob")
    nested.dispatch(Rename(name: "Cid"))
    #expect(nested.state == "Cid")
  }

  @Test("A scoped store keeps its parent alive, and not the other way round")
  func scopeLifetimes() {
    weak var parent: Store<AppState>?
    weak var part: Store<Profile>?
    do {
      var scope: Store<Profile>?
      do {
        let store = makeStore()
        parent = store
        scope = store.scope(\.profile)
        part = scope
      }
      #expect(parent != nil)
      scope?.dispatch(Rename(name: "Bob"))
      #expect(scope?.state.name == "Bob")
      scope = nil
    }
    #expect(part == nil)
    #expect(parent == nil)
  }

  @Test("Observation tracks the property that is read, and no other")
  func observation() {
    let store = makeStore()
    let observed = store.observed
    func changes(_ read: () -> Void, after body: () -> Void) -> Bool {
      let hasChanged = BehaviorRelay(value: false)
      withObservationTracking(read) { hasChanged.accept(true) }
      body()
      return hasChanged.value
    }
    #expect(changes({ _ = observed.count }, after: { store.dispatch(Increment()) }))
    #expect(!changes({ _ = observed.count }, after: { store.dispatch(Rename(name: "Bob")) }))
    #expect(changes({ _ = observed.profile.name }, after: { observed.dispatch(Rename(name: "Cid")) }))
    #expect(changes({ _ = observed.state }, after: { store.dispatch(Increment()) }))
    #expect(observed.state == store.state)
    #expect(observed.profile.name == "Cid")
  }
}
