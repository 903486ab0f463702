import TestSupport
import Testing
import WeirModels
import WeirStreams

/// A query that has been observed all along and one that begins now see the same.
@Suite struct QueryLawTests {
  @Test(arguments: 0..<20) func whenItBeginsDoesNotMatter(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let store = ModelStore(keeping: .forever)
    let query = ModelQuery<User>(where: { $0.likes > 1 }, sortedBy: { ($0.likes, $0.id) < ($1.likes, $1.id) })
    let early = Collected<[User]>()
    let bag = DisposeBag()
    store.observe(User.self, query).subscribe(onNext: { early.add($0) }).disposed(by: bag)
    for step in 0..<50 {
      let id = Int.random(in: 0..<8, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: store.addAndUpdate(User(id, likes: Int.random(in: 0..<5, using: &random)))
      case 1: store.update(User.self, id: id) { $0.likes -= 1 }
      default: store.remove(User.self, id: id)
      }
      let late = Collected<[User]>()
      store.observe(User.self, query).subscribe(onNext: { late.add($0) }).dispose()
      #expect(late.values == [early.values.last ?? []], "seed \(seed), step \(step)")
    }
    for (one, next) in zip(early.values, early.values.dropFirst()) { #expect(one != next, "seed \(seed)") }
  }

  @Test func whatTheOrderDoesNotTellApartKeepsThatOfItsComing() {
    let store = ModelStore(keeping: .forever)
    let seen = Collected<[Int]>()
    let query = ModelQuery<User>(sortedBy: { $0.likes < $1.likes })
    let subscription = store.observe(User.self, query).subscribe(onNext: { seen.add($0.map(\.id)) })
    for id in [5, 3, 8, 1] { store.addAndUpdate(User(id, likes: id == 8 ? 0 : 1)) }
    #expect(seen.values.last == [8, 5, 3, 1])
    store.update(User.self, id: 3) { $0.name = "Cid" }
    #expect(seen.values.last == [8, 5, 3, 1], "a change keeps the place")
    subscription.dispose()
  }
}
