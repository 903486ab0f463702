import Testing
import WeirModels
import WeirStreams

@Suite struct ModelHandleTests {
  private let store = ModelStore()

  @Test func theModelGoesWithTheLastHandle() {
    let first = store.retain(User(1))
    let second = store.retain(User.self, id: 1)
    first.release()
    #expect(second.model == User(1))
    second.release()
    #expect(store.isEmpty)
    #expect(second.model == nil)
  }

  @Test func aHandleReleasesItselfAtItsEnd() {
    var handle: ModelHandle<User>? = store.retain(User(1))
    #expect(handle?.id == 1)
    #expect(store.count == 1)
    handle = nil
    #expect(store.isEmpty)
  }

  @Test func releasingTwiceCountsOnce() {
    let first = store.retain(User(1))
    let second = store.retain(User.self, id: 1)
    first.release()
    first.release()
    #expect(store.model(User.self, id: 1) != nil)
    second.release()
  }

  @Test func anIdCanBeRetainedBeforeItsModelComes() {
    let handle = store.retain(User.self, id: 1)
    #expect(handle.model == nil)
    store.addAndUpdate(User(1, "Ann"))
    #expect(handle.model?.name == "Ann")
    #expect(handle.update { $0.name = "Ben" }?.name == "Ben")
  }

  @Test func anIdStaysRetainedWhenItsModelIsRemoved() {
    let handle = store.retain(User(1))
    store.remove(User.self, id: 1)
    #expect(!store.isEmpty)
    store.addAndUpdate(User(1, "back"))
    #expect(handle.model?.name == "back")
    handle.release()
    #expect(store.isEmpty)
  }

  @Test func anObserverKeepsWhatWasReleased() {
    let seen = Collected<String?>()
    let handle = store.retain(User(1, "a"))
    let subscription = handle.observe().subscribe(onNext: { seen.add($0?.name) })
    handle.release()
    store.update(User.self, id: 1) { $0.name = "b" }
    #expect(seen.values == ["a", "b"])
    subscription.dispose()
    #expect(store.isEmpty)
  }

  @Test func whatWasNeverRetainedStays() {
    store.addAndUpdate(User(1))
    store.observe(User.self, id: 1).take(1).subscribe().dispose()
    #expect(store.count == 1)
  }

  @Test func retainMergesByTheRule() {
    store.addAndUpdate(Repo("a", stars: 3))
    let handle = store.retain(Repo("a"))
    #expect(handle.model?.stars == 3)
    let other = store.retain(Repo("a"), merging: .replace)
    #expect(other.model?.stars == nil)
  }

  @Test func aHandleKeepsItsStore() {
    var store: ModelStore? = ModelStore()
    weak let weakStore = store
    var handle = store?.retain(User(1))
    store = nil
    #expect(handle?.model == User(1))
    handle = nil
    #expect(weakStore == nil)
  }

  @Test func aHandleThatGoesInsideOfAnEvent() {
    let holder = Collected<Int>()
    var handle: ModelHandle<User>? = store.retain(User(1))
    let subscription = store.observe(User.self, id: 1).subscribe(onNext: { holder.add($0?.likes ?? -1) })
    handle?.update { $0.likes = 1 }
    handle = nil
    #expect(holder.values == [0, 1])
    subscription.dispose()
    #expect(store.isEmpty)
  }
}
