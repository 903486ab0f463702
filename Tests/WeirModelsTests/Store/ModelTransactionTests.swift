import Testing
import WeirModels
import WeirStreams

@Suite struct ModelTransactionTests {
  private struct Refused: Error {}

  private let store = ModelStore()
  private let bag = DisposeBag()

  @Test func observersSeeAllChangesOrNone() {
    let store = store
    store.addAndUpdate(contentsOf: [User(1, likes: 10), User(2)])
    let sums = Collected<Int>()
    for id in [1, 2] {
      store.observe(User.self, id: id).subscribe(onNext: { _ in
        sums.add(store.models(User.self, ids: [1, 2]).reduce(0) { $0 + $1.likes })
      }).disposed(by: bag)
    }
    store.transaction {
      $0.update(User.self, id: 1) { $0.likes -= 3 }
      $0.update(User.self, id: 2) { $0.likes += 3 }
    }
    #expect(sums.values == [10, 10, 10, 10])
  }

  @Test func listsAndQueriesAreToldOnce() {
    let list = Collected<[Int]>()
    let query = Collected<Int>()
    store.observe(User.self, ids: [1, 2, 3]).subscribe(onNext: { list.add($0.map(\.likes)) }).disposed(by: bag)
    store.observe(User.self, ModelQuery()).subscribe(onNext: { query.add($0.count) }).disposed(by: bag)
    store.transaction { transaction in
      for id in 1...3 { transaction.addAndUpdate(User(id, likes: id)) }
      transaction.update(User.self, id: 1) { $0.likes = 9 }
    }
    #expect(list.values == [[], [9, 2, 3]])
    #expect(query.values == [0, 3])
  }

  @Test func aKeyThatChangesTwiceIsToldOnce() {
    let seen = Collected<Int?>()
    store.observe(User.self, id: 1).subscribe(onNext: { seen.add($0?.likes) }).disposed(by: bag)
    store.transaction {
      $0.addAndUpdate(User(1, likes: 1))
      $0.update(User.self, id: 1) { $0.likes = 2 }
    }
    #expect(seen.values == [nil, 2])
  }

  @Test func whatComesBackToWhatItWasIsNotTold() {
    store.addAndUpdate(User(1))
    let seen = Collected<Int?>()
    store.observe(User.self, id: 1).subscribe(onNext: { seen.add($0?.likes) }).disposed(by: bag)
    store.transaction {
      $0.update(User.self, id: 1) { $0.likes = 1 }
      $0.update(User.self, id: 1) { $0.likes = 0 }
    }
    #expect(seen.values == [0])
  }

  @Test func anErrorLeavesAllAsItWas() {
    store.addAndUpdate(User(1, "Ann"))
    #expect(throws: Refused.self) {
      try store.transaction {
        $0.update(User.self, id: 1) { $0.name = "Ben" }
        $0.addAndUpdate(User(2))
        throw Refused()
      }
    }
    #expect(store.models(User.self) == [User(1, "Ann")])
  }

  @Test func itReadsWhatItHasWritten() {
    store.addAndUpdate(User(1, likes: 1))
    let total = store.transaction { transaction in
      transaction.update(User.self, id: 1) { $0.likes += 1 }
      transaction.remove(User.self, id: 3)
      transaction.addAndUpdate(User(2, likes: 5))
      transaction.update(User.self, id: 2, with: Patch().setting(\.likes, to: 6))
      return [1, 2, 3].compactMap { transaction.model(User.self, id: $0)?.likes }
    }
    #expect(total == [2, 6])
    #expect(store.count == 2)
  }

  @Test func itHoldsSeveralTypes() {
    store.transaction {
      $0.addAndUpdate(User(1))
      $0.addAndUpdate(Repo("a", owner: 1))
      $0.addAndUpdate(Photo(1, "sea"))
    }
    #expect(store.count == 3)
    store.transaction {
      $0.remove(User.self, id: 1)
      $0.remove(Repo.self, id: "a")
      $0.remove(Photo.self, id: 1)
    }
    #expect(store.isEmpty)
  }

  @Test func itIsRepeatedWhenWhatItReadHasChanged() {
    let store = store
    store.addAndUpdate(contentsOf: [User(1, likes: 1), User(2)])
    var calls = 0
    store.transaction { transaction in
      calls += 1
      let likes = transaction.model(User.self, id: 1)?.likes ?? 0
      if calls == 1 { store.update(User.self, id: 1) { $0.likes = 50 } }
      transaction.update(User.self, id: 2) { $0.likes = likes }
    }
    #expect(calls == 2)
    #expect(store.model(User.self, id: 2)?.likes == 50)
  }

  @Test func anEmptyOneDoesNothing() {
    store.transaction { _ in }
    store.transaction { $0.model(User.self, id: 1) }
    store.transaction { $0.remove(User.self, id: 1) }
    #expect(store.isEmpty)
  }

  @Test func aRetainedModelStaysRetained() {
    let handle = store.retain(User(1))
    store.transaction { $0.remove(User.self, id: 1) }
    #expect(handle.model == nil)
    store.transaction { $0.addAndUpdate(User(1, "back")) }
    #expect(handle.model?.name == "back")
    handle.release()
    #expect(store.isEmpty)
  }
}
