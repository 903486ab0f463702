import Testing
import WeirModels
import WeirStreams

@Suite struct ModelStoreObservingTests {
  private let store = ModelStore()
  private let bag = DisposeBag()

  private func likes(_ id: Int) -> Collected<Int?> {
    let seen = Collected<Int?>()
    store.observe(User.self, id: id).subscribe(onNext: { seen.add($0?.likes) }).disposed(by: bag)
    return seen
  }

  private func names(_ stream: Observable<[User]>) -> Collected<String> {
    let seen = Collected<String>()
    stream.subscribe(onNext: { seen.add($0.map(\.name).joined(separator: " ")) }).disposed(by: bag)
    return seen
  }

  @Test func theLastValueComesAtOnceThenEachChangeOnce() {
    store.addAndUpdate(User(1, likes: 1))
    let seen = likes(1)
    #expect(seen.values == [1])
    for _ in 0..<3 { store.update(User.self, id: 1) { $0.likes += 1 } }
    #expect(seen.values == [1, 2, 3, 4])
  }

  @Test func nothingIsNil() {
    let seen = likes(1)
    store.addAndUpdate(User(1, likes: 5))
    store.remove(User.self, id: 1)
    store.addAndUpdate(User(1, likes: 6))
    #expect(seen.values == [nil, 5, nil, 6])
  }

  @Test func othersAreNotTold() {
    store.addAndUpdate(contentsOf: [User(1), User(2)])
    let seen = likes(1)
    store.update(User.self, id: 2) { $0.likes = 9 }
    #expect(seen.values == [0])
  }

  @Test func equalModelsAreNotTold() {
    store.addAndUpdate(User(1))
    let seen = likes(1)
    store.addAndUpdate(User(1))
    store.update(User.self, id: 1) { _ in }
    #expect(seen.values == [0])
  }

  @Test func modelsThatCannotBeComparedAreAlwaysTold() {
    let seen = Collected<String?>()
    store.observe(Photo.self, id: 1).subscribe(onNext: { seen.add($0?.title) }).disposed(by: bag)
    store.addAndUpdate(Photo(1, "sea"))
    store.addAndUpdate(Photo(1, "sea"))
    #expect(seen.values == [nil, "sea", "sea"])
  }

  @Test func afterDisposalNothingComes() {
    store.addAndUpdate(User(1))
    let seen = Collected<Int?>()
    let subscription = store.observe(User.self, id: 1).subscribe(onNext: { seen.add($0?.likes) })
    subscription.dispose()
    store.update(User.self, id: 1) { $0.likes = 1 }
    #expect(seen.values == [0])
  }

  @Test func disposalInTheMiddleOfAnEvent() {
    store.addAndUpdate(User(1))
    let seen = Collected<Int?>()
    let first = SerialDisposable()
    let second = SerialDisposable()
    let stream = store.observe(User.self, id: 1)
    first.disposable = stream.subscribe(onNext: { if $0?.likes == 1 { second.dispose() } })
    second.disposable = stream.subscribe(onNext: { seen.add($0?.likes) })
    store.update(User.self, id: 1) { $0.likes = 1 }
    store.update(User.self, id: 1) { $0.likes = 2 }
    #expect(seen.values == [0])
    first.dispose()
    store.remove(User.self, id: 1)
    #expect(store.isEmpty)
  }

  @Test func takeOneEndsTheObservation() {
    store.addAndUpdate(User(1, likes: 3))
    let seen = Collected<Int?>()
    store.observe(User.self, id: 1).take(1).subscribe(onNext: { seen.add($0?.likes) }).disposed(by: bag)
    store.update(User.self, id: 1) { $0.likes = 4 }
    #expect(seen.values == [3])
    store.remove(User.self, id: 1)
    #expect(store.isEmpty)
  }

  @Test func whoSubscribesInsideOfAnEventGetsTheNewestFirst() {
    let store = store
    let bag = bag
    let seen = Collected<Int?>()
    store.addAndUpdate(User(1))
    store.observe(User.self, id: 1).subscribe(onNext: { user in
      guard user?.likes == 1 else { return }
      store.update(User.self, id: 1) { $0.likes = 2 }
      store.observe(User.self, id: 1).subscribe(onNext: { seen.add($0?.likes) }).disposed(by: bag)
      store.update(User.self, id: 1) { $0.likes = 3 }
    }).disposed(by: bag)
    store.update(User.self, id: 1) { $0.likes = 1 }
    #expect(seen.values == [2, 3])
  }

  @Test func aChangeFromInsideTheFirstValueFollows() {
    let store = store
    let seen = Collected<Int?>()
    store.addAndUpdate(User(1))
    store.observe(User.self, id: 1).subscribe(onNext: { user in
      seen.add(user?.likes)
      if user?.likes == 0 { store.update(User.self, id: 1) { $0.likes = 1 } }
    }).disposed(by: bag)
    #expect(seen.values == [0, 1])
  }

  @Test func aListKeepsItsOrder() {
    store.addAndUpdate(contentsOf: [User(1, "a"), User(2, "b")])
    let seen = names(store.observe(User.self, ids: [2, 3, 1, 2]))
    store.addAndUpdate(User(3, "c"))
    store.update(User.self, id: 2) { $0.name = "B" }
    store.remove(User.self, id: 1)
    store.addAndUpdate(User(4, "d"))
    #expect(seen.values == ["b a b", "b c a b", "B c a B", "B c B"])
  }

  @Test func anEmptyListIsSentOnce() {
    let seen = names(store.observe(User.self, ids: []))
    store.addAndUpdate(User(1))
    #expect(seen.values == [""])
  }

  @Test func aListLeavesNothingBehind() {
    let subscription = store.observe(User.self, ids: Array(0..<100)).subscribe()
    #expect(!store.isEmpty)
    subscription.dispose()
    #expect(store.isEmpty)
  }

  @Test func aQueryFollowsWhatMatches() {
    store.addAndUpdate(contentsOf: [User(1, "a", likes: 1), User(2, "b")])
    let seen = names(store.observe(User.self, ModelQuery(where: { $0.likes > 0 }, sortedBy: { $0.likes > $1.likes })))
    store.update(User.self, id: 2) { $0.likes = 5 }
    store.update(User.self, id: 1) { $0.likes = 9 }
    store.addAndUpdate(User(3, "c"))
    store.update(User.self, id: 2) { $0.likes = 0 }
    store.remove(User.self, id: 1)
    store.remove(User.self, id: 3)
    #expect(seen.values == ["a", "b a", "a b", "a", ""])
  }

  @Test func aQueryWithoutAnOrderKeepsThatOfTheirComing() {
    let seen = names(store.observe(User.self, ModelQuery()))
    for (id, name) in [(5, "e"), (1, "a"), (3, "c")] { store.addAndUpdate(User(id, name)) }
    store.update(User.self, id: 5) { $0.name = "E" }
    #expect(seen.values == ["", "e", "e a", "e a c", "E a c"])
  }

  @Test func aQuerySeesWhatAPolicyRemoves() {
    let seen = names(store.observe(User.self, ModelQuery()))
    let handle = store.retain(User(1, "a"))
    handle.release()
    #expect(seen.values == ["", "a", ""])
  }
}
