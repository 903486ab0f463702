import Testing
import WeirModels
import WeirStreams

@Suite struct ModelChangeTests {
  private let store = ModelStore()
  private let bag = DisposeBag()

  private func changes(_ store: ModelStore) -> Collected<[ModelChange<User>]> {
    let seen = Collected<[ModelChange<User>]>()
    store.changes(of: User.self).subscribe(onNext: { seen.add($0) }).disposed(by: bag)
    return seen
  }

  @Test func onlyWhatComesFromNowOn() {
    store.addAndUpdate(User(1))
    let seen = changes(store)
    #expect(seen.values.isEmpty)
    store.addAndUpdate(User(2))
    store.addAndUpdate(Repo("a"))
    #expect(seen.values == [[.stored(User(2), id: 2)]])
  }

  @Test func removalAndDroppingAreTwoThings() {
    let seen = changes(store)
    let handle = store.retain(User(1))
    store.addAndUpdate(User(2))
    store.remove(User.self, id: 2)
    handle.release()
    #expect(
      seen.values == [[.stored(User(1), id: 1)], [.stored(User(2), id: 2)], [.removed(id: 2)], [.dropped(id: 1)]])
  }

  @Test func aTransactionComesTogetherInItsOrder() {
    store.addAndUpdate(User(9))
    let seen = changes(store)
    store.transaction {
      $0.addAndUpdate(User(5))
      $0.remove(User.self, id: 9)
      $0.addAndUpdate(User(1))
    }
    #expect(seen.values == [[.stored(User(5), id: 5), .removed(id: 9), .stored(User(1), id: 1)]])
  }

  @Test func whatNeedsTooMuchRoomIsDropped() {
    let small = ModelStore(keeping: .mostRecent(1))
    let seen = changes(small)
    small.addAndUpdate(User(1))
    small.addAndUpdate(User(2))
    #expect(seen.values.last == [.dropped(id: 1)])
  }

  @Test func changesOfAnObserverFollow() {
    let store = store
    let seen = changes(store)
    store.observe(User.self, id: 1).subscribe(onNext: { user in
      if user?.likes == 0 { store.update(User.self, id: 1) { $0.likes = 1 } }
    }).disposed(by: bag)
    store.addAndUpdate(User(1))
    #expect(seen.values == [[.stored(User(1), id: 1)], [.stored(User(1, likes: 1), id: 1)]])
  }
}
