import Synchronization
import Testing
import WeirModels
import WeirStreams

@Suite struct LeakTests {
  /// Something whose end can be seen.
  private final class Token: Sendable {}

  /// A model that holds something.
  private struct Holder: StoredModel {
    let id: Int
    let token: Token
  }

  @Test func aStoreFreesItsModels() {
    var token: Token? = Token()
    weak let weakToken = token
    var store: ModelStore? = ModelStore()
    if let token { store?.addAndUpdate(Holder(id: 1, token: token)) }
    token = nil
    #expect(weakToken != nil)
    store = nil
    #expect(weakToken == nil)
  }

  @Test func anUpdateFreesTheOldModel() {
    let store = ModelStore()
    var token: Token? = Token()
    weak let weakToken = token
    if let token { store.addAndUpdate(Holder(id: 1, token: token)) }
    token = nil
    let subscription = store.observe(Holder.self, id: 1).subscribe()
    store.addAndUpdate(Holder(id: 1, token: Token()))
    #expect(weakToken == nil)
    subscription.dispose()
  }

  @Test(arguments: 0..<3) func disposalFreesTheObserver(_ kind: Int) {
    let store = ModelStore()
    var token: Token? = Token()
    weak let weakToken = token
    let stream = Self.stream(kind, of: store)
    let subscription = stream.subscribe(onNext: { [token] in withExtendedLifetime(token) {} })
    token = nil
    #expect(weakToken != nil)
    subscription.dispose()
    #expect(weakToken == nil)
    #expect(store.isEmpty)
  }

  @Test(arguments: 0..<3) func theEndOfTheStoreFreesTheObserver(_ kind: Int) {
    var store: ModelStore? = ModelStore()
    var token: Token? = Token()
    weak let weakToken = token
    if let store { _ = Self.stream(kind, of: store).subscribe(onNext: { [token] in withExtendedLifetime(token) {} }) }
    token = nil
    #expect(weakToken != nil)
    store = nil
    #expect(weakToken == nil)
  }

  @Test func aStoreThatEndsInsideOfAnEvent() {
    let holder = Collected<Int>()
    var token: Token? = Token()
    weak let weakToken = token
    var store: ModelStore? = ModelStore()
    let holdsStore = Mutex(store)
    _ = store?.observe(User.self, id: 1).subscribe(onNext: { [token] user in
      holder.add(user?.likes ?? -1)
      if user != nil { holdsStore.withLock { $0 = nil } }
      withExtendedLifetime(token) {}
    })
    token = nil
    store = nil
    // The call holds the store until it returns.
    holdsStore.withLock { $0 }?.addAndUpdate(User(1, likes: 4))
    #expect(holder.values == [-1, 4])
    #expect(weakToken == nil)
  }

  @Test func aStreamOutlivesItsStore() {
    var store: ModelStore? = ModelStore()
    weak let weakStore = store
    let stream = store?.observe(User.self, id: 1)
    store = nil
    #expect(weakStore == nil)
    let seen = Collected<Int?>()
    let subscription = stream?.subscribe(onNext: { seen.add($0?.likes) })
    #expect(seen.values == [nil])
    subscription?.dispose()
  }

  @Test func aSettledUpdateFreesItsClosure() {
    let store = ModelStore()
    store.addAndUpdate(User(1))
    var token: Token? = Token()
    weak let weakToken = token
    var update: OptimisticUpdate<User>? = store.updateOptimistically(id: 1) { [token] user in
      withExtendedLifetime(token) { user.likes += 1 }
    }
    token = nil
    update?.confirm()
    update = nil
    #expect(weakToken == nil)
  }

  private static func stream(_ kind: Int, of store: ModelStore) -> Observable<Void> {
    switch kind {
    case 0: store.observe(User.self, id: 1).map { _ in }
    case 1: store.observe(User.self, ids: [1, 2, 3]).map { _ in }
    default: store.observe(User.self, ModelQuery()).map { _ in }
    }
  }
}
