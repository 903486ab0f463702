import Testing
import WeirModels
import WeirStreams
import WeirTesting

@Suite struct IdlePolicyTests {
  private func ids(_ store: ModelStore) -> [Int] { store.models(User.self).map(\.id).sorted() }

  @Test func foreverKeepsWhatWasReleased() {
    let store = ModelStore(keeping: .forever)
    store.retain(User(1)).release()
    #expect(ids(store) == [1])
  }

  @Test func theLeastRecentlyUsedGo() {
    let store = ModelStore(keeping: .mostRecent(2))
    for id in 1...3 { store.addAndUpdate(User(id)) }
    #expect(ids(store) == [2, 3])
  }

  @Test func readingAndChangingAreUses() {
    let store = ModelStore(keeping: .mostRecent(3))
    for id in 1...3 { store.addAndUpdate(User(id)) }
    #expect(store.model(User.self, id: 1) != nil)
    store.update(User.self, id: 2) { $0.likes = 1 }
    store.addAndUpdate(User(4))
    #expect(ids(store) == [1, 2, 4])
    store.addAndUpdate(User(5))
    #expect(ids(store) == [2, 4, 5])
  }

  @Test func whatIsRetainedOrObservedDoesNotCount() {
    let store = ModelStore(keeping: .mostRecent(1))
    let handle = store.retain(User(1))
    store.addAndUpdate(User(2))
    let subscription = store.observe(User.self, id: 2).subscribe()
    store.addAndUpdate(User(3))
    store.addAndUpdate(User(4))
    #expect(ids(store) == [1, 2, 4])
    handle.release()
    #expect(ids(store) == [1, 2])
    subscription.dispose()
    #expect(ids(store) == [2])
  }

  @Test func theLimitIsThatOfAllTypes() {
    let store = ModelStore(keeping: .mostRecent(2))
    store.addAndUpdate(User(1))
    store.addAndUpdate(Repo("a"))
    store.addAndUpdate(Photo(1, "sea"))
    #expect(store.count == 2)
    #expect(store.model(User.self, id: 1) == nil)
  }

  @Test(arguments: [0, -5]) func aLimitOfNothing(_ limit: Int) {
    let store = ModelStore(keeping: .mostRecent(limit))
    store.addAndUpdate(User(1))
    #expect(store.isEmpty)
    let handle = store.retain(User(1))
    #expect(handle.model != nil)
  }

  @Test func aTransactionIsCutDownAsWell() {
    let store = ModelStore(keeping: .mostRecent(3))
    store.addAndUpdate(contentsOf: (1...10).map { User($0) })
    #expect(ids(store) == [8, 9, 10])
  }

  @Test func timeIsThatOfTheScheduler() {
    let clock = TestScheduler(initialClock: 0)
    let store = ModelStore(keeping: .recent(.seconds(60), on: clock))
    store.addAndUpdate(User(1))
    clock.advanceTo(30)
    store.addAndUpdate(User(2))
    clock.advanceTo(59)
    #expect(ids(store) == [1, 2])
    clock.advanceTo(62)
    #expect(ids(store) == [2])
    clock.advanceTo(95)
    #expect(store.isEmpty)
  }

  @Test func useGivesNewTime() {
    let clock = TestScheduler(initialClock: 0)
    let store = ModelStore(keeping: .recent(.seconds(60), on: clock))
    store.addAndUpdate(User(1))
    clock.advanceTo(50)
    #expect(store.model(User.self, id: 1) != nil)
    clock.advanceTo(100)
    #expect(ids(store) == [1])
    clock.advanceTo(115)
    #expect(store.isEmpty)
  }

  @Test func timeBeginsWithTheRelease() {
    let clock = TestScheduler(initialClock: 0)
    let store = ModelStore(keeping: .recent(.seconds(10), limit: 5, on: clock))
    let handle = store.retain(User(1))
    clock.advanceTo(100)
    #expect(ids(store) == [1])
    handle.release()
    clock.advanceTo(105)
    #expect(ids(store) == [1])
    clock.advanceTo(115)
    #expect(store.isEmpty)
  }

  @Test func neverIsForEverButForTheLimit() {
    let clock = TestScheduler(initialClock: 0)
    let store = ModelStore(keeping: .recent(.never, limit: 2, on: clock))
    for id in 1...3 { store.addAndUpdate(User(id)) }
    clock.advanceTo(1_000_000)
    #expect(ids(store) == [2, 3])
  }

  @Test func aQueryIsToldOfWhatGoes() {
    let store = ModelStore(keeping: .mostRecent(1))
    let seen = Collected<[Int]>()
    let subscription = store.observe(User.self, ModelQuery()).subscribe(onNext: { seen.add($0.map(\.id)) })
    store.addAndUpdate(User(1))
    store.addAndUpdate(User(2))
    #expect(seen.values == [[], [1], [1, 2], [2]])
    subscription.dispose()
  }
}
