import Testing
import WeirModels
import WeirStreams

@Suite struct OptimisticUpdateTests {
  private let store = ModelStore()
  private let bag = DisposeBag()

  private var user: User? { store.model(id: 1) }

  @Test func itShowsAtOnceAndRollsBack() {
    store.addAndUpdate(User(1, "Ann"))
    let seen = Collected<String?>()
    store.observe(User.self, id: 1).subscribe(onNext: { seen.add($0?.name) }).disposed(by: bag)
    let update = store.updateOptimistically(User.self, id: 1) { $0.name = "Ben" }
    #expect(update.isPending)
    update.rollBack()
    #expect(!update.isPending)
    #expect(seen.values == ["Ann", "Ben", "Ann"])
  }

  @Test func confirmedItStaysAndIsNotToldAgain() {
    store.addAndUpdate(User(1, "Ann"))
    let seen = Collected<String?>()
    store.observe(User.self, id: 1).subscribe(onNext: { seen.add($0?.name) }).disposed(by: bag)
    let update = store.updateOptimistically(User.self, id: 1) { $0.name = "Ben" }
    update.confirm()
    update.rollBack()
    #expect(seen.values == ["Ann", "Ben"])
    #expect(user?.name == "Ben")
  }

  @Test func anotherUpdateInBetweenStays() {
    store.addAndUpdate(User(1, "Ann", likes: 1))
    let update = store.updateOptimistically(User.self, id: 1) { $0.likes += 1 }
    store.update(User.self, id: 1) { $0.name = "Ben" }
    store.addAndUpdate(User(1, "Cid", likes: 10))
    #expect(user == User(1, "Cid", likes: 11))
    update.rollBack()
    #expect(user == User(1, "Cid", likes: 10))
  }

  @Test func severalAreSettledByThemselves() {
    store.addAndUpdate(User(1, "Ann"))
    let first = store.updateOptimistically(User.self, id: 1) { $0.name += "1" }
    let second = store.updateOptimistically(User.self, id: 1) { $0.name += "2" }
    let third = store.updateOptimistically(User.self, id: 1) { $0.name += "3" }
    #expect(user?.name == "Ann123")
    second.rollBack()
    #expect(user?.name == "Ann13")
    first.confirm()
    #expect(user?.name == "Ann13")
    third.rollBack()
    #expect(user?.name == "Ann1")
  }

  @Test func theServersAnswerTakesItsPlace() {
    store.addAndUpdate(User(1, "Ann"))
    let update = store.updateOptimistically(User.self, id: 1) { $0.name = "ben" }
    update.confirm(with: User(1, "Ben", likes: 2))
    #expect(user == User(1, "Ben", likes: 2))
    let other = store.updateOptimistically(User.self, id: 1) { $0.likes += 1 }
    other.confirm(with: User(1, "Cid", likes: 9), merging: .taking { $0.likes = $1.likes })
    #expect(user == User(1, "Ben", likes: 9))
  }

  @Test func withoutAModelItWaitsForIt() {
    let update = store.updateOptimistically(User.self, id: 1) { $0.likes = 5 }
    #expect(user == nil)
    store.addAndUpdate(User(1))
    #expect(user?.likes == 5)
    update.rollBack()
    #expect(user?.likes == 0)
  }

  @Test func removalInBetween() {
    let handle = store.retain(User(1))
    let update = store.updateOptimistically(User.self, id: 1) { $0.likes = 5 }
    store.remove(User.self, id: 1)
    #expect(user == nil)
    update.confirm()
    #expect(user == nil)
    handle.release()
    #expect(store.isEmpty)
  }

  @Test func oneThatGoesIsRolledBack() {
    store.addAndUpdate(User(1, "Ann"))
    let handle = store.retain(User.self, id: 1)
    var update: OptimisticUpdate<User>? = store.updateOptimistically(User.self, id: 1) { $0.name = "Ben" }
    #expect(update?.isPending == true && user?.name == "Ben")
    update = nil
    #expect(user?.name == "Ann")
    handle.release()
  }

  @Test func itKeepsItsModel() {
    let store = ModelStore(keeping: .mostRecent(0))
    let handle = store.retain(User(1, "Ann"))
    let update = store.updateOptimistically(User.self, id: 1) { $0.name = "Ben" }
    handle.release()
    #expect(store.model(User.self, id: 1)?.name == "Ben")
    update.confirm()
    #expect(store.isEmpty)
  }

  @Test func aTransactionWorksUnderIt() {
    store.addAndUpdate(User(1, "Ann", likes: 1))
    let update = store.updateOptimistically(User.self, id: 1) { $0.likes *= 2 }
    store.transaction { transaction in
      transaction.update(User.self, id: 1) { $0.likes = 5 }
      #expect(transaction.model(User.self, id: 1)?.likes == 10)
    }
    #expect(user?.likes == 10)
    update.rollBack()
    #expect(user?.likes == 5)
  }
}
