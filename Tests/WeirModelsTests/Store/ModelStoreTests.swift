import Testing
import WeirModels
import WeirStreams

@Suite struct ModelStoreTests {
  private let store = ModelStore()
  private let bag = DisposeBag()

  @Test func itIsEmptyAtFirst() {
    #expect(store.isEmpty)
    #expect(store.count == 0)
    #expect(store.model(User.self, id: 1) == nil)
  }

  @Test func typesWithEqualIdsDoNotMeet() {
    store.addAndUpdate(User(7))
    store.addAndUpdate(Photo(7, "sea"))
    #expect(store.count == 2)
    store.remove(User.self, id: 7)
    #expect(store.model(Photo.self, id: 7)?.title == "sea")
    #expect(store.count == 1)
  }

  @Test func storesDoNotMeet() {
    let other = ModelStore()
    store.addAndUpdate(User(1))
    #expect(other.isEmpty)
  }

  @Test func changesMadeByAnObserverFollow() {
    let seen = Collected<String>()
    let store = store
    store.addAndUpdate(User(1))
    store.observe(User.self, id: 1).subscribe(onNext: { user in
      guard let likes = user?.likes else { return }
      seen.add("a\(likes)")
      if likes == 1 {
        store.update(User.self, id: 1) { $0.likes = 2 }
        store.update(User.self, id: 1) { $0.likes = 3 }
        seen.add("in store: \(store.model(User.self, id: 1)?.likes ?? -1)")
      }
    }).disposed(by: bag)
    store.observe(User.self, id: 1).subscribe(onNext: { seen.add("b\($0?.likes ?? -1)") }).disposed(by: bag)
    store.update(User.self, id: 1) { $0.likes = 1 }
    #expect(seen.values == ["a0", "b0", "a1", "in store: 3", "b1", "a2", "b2", "a3", "b3"])
  }

  @Test func changesOfOtherKeysFollowToo() {
    let seen = Collected<String>()
    let store = store
    store.addAndUpdate(contentsOf: [User(1), User(2)])
    store.observe(User.self, id: 1).subscribe(onNext: { user in
      seen.add("first \(user?.likes ?? -1)")
      if user?.likes == 1 { store.update(User.self, id: 2) { $0.likes = 9 } }
    }).disposed(by: bag)
    store.observe(User.self, id: 1).subscribe(onNext: { seen.add("second \($0?.likes ?? -1)") }).disposed(by: bag)
    store.observe(User.self, id: 2).subscribe(onNext: { seen.add("other \($0?.likes ?? -1)") }).disposed(by: bag)
    store.update(User.self, id: 1) { $0.likes = 1 }
    #expect(seen.values == ["first 0", "second 0", "other 0", "first 1", "second 1", "other 9"])
  }

  @Test func aLongChainOfChangesDoesNotGrowTheStack() {
    let store = store
    let length = 20_000
    store.addAndUpdate(contentsOf: (0...length).map { User($0) })
    for id in 0..<length {
      store.observe(User.self, id: id).subscribe(onNext: { user in
        if let likes = user?.likes, likes > 0 { store.update(User.self, id: id + 1) { $0.likes = likes + 1 } }
      }).disposed(by: bag)
    }
    store.update(User.self, id: 0) { $0.likes = 1 }
    #expect(store.model(User.self, id: length)?.likes == length + 1)
  }

  @Test func anEndlessPingPongStopsWhenTold() {
    let store = store
    store.addAndUpdate(User(1))
    store.observe(User.self, id: 1).subscribe(onNext: { user in
      if let likes = user?.likes, likes > 0, likes < 100_000 { store.update(User.self, id: 1) { $0.likes += 1 } }
    }).disposed(by: bag)
    store.update(User.self, id: 1) { $0.likes = 1 }
    #expect(store.model(User.self, id: 1)?.likes == 100_000)
  }
}
