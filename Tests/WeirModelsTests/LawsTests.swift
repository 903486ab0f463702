import TestSupport
import Testing
import WeirModels
import WeirStreams

/// The store does what a dictionary does, whatever is done to it, and observers know what it holds.
@Suite struct LawsTests {
  @Test(arguments: 0..<40) func itIsADictionaryThatIsObserved(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let store = ModelStore(keeping: .forever)
    var expected: [Int: User] = [:]
    let bag = DisposeBag()
    let list = Collected<[User]>()
    let query = Collected<[User]>()
    let keys = (0..<6).map { _ in Collected<User?>() }
    store.observe(User.self, ids: Array(0..<6)).subscribe(onNext: { list.add($0) }).disposed(by: bag)
    let sorted = ModelQuery<User>(where: { $0.likes % 2 == 0 }, sortedBy: { $0.id < $1.id })
    store.observe(User.self, sorted).subscribe(onNext: { query.add($0) }).disposed(by: bag)
    for (id, seen) in keys.enumerated() {
      store.observe(User.self, id: id).subscribe(onNext: { seen.add($0) }).disposed(by: bag)
    }
    for step in 0..<60 {
      Self.act(on: store, &expected, &random)
      let all = expected.values.sorted { $0.id < $1.id }
      #expect(store.models(User.self).sorted { $0.id < $1.id } == all, "seed \(seed), step \(step)")
      #expect(list.values.last == all, "seed \(seed), step \(step)")
      #expect(query.values.last == all.filter { $0.likes % 2 == 0 }, "seed \(seed), step \(step)")
    }
    for (id, seen) in keys.enumerated() {
      #expect(seen.values.last == .some(expected[id]), "seed \(seed), key \(id)")
      for (one, next) in zip(seen.values, seen.values.dropFirst()) { #expect(one != next, "seed \(seed), key \(id)") }
    }
  }

  private static func act(on store: ModelStore, _ expected: inout [Int: User], _ random: inout SeededGenerator) {
    let id = Int.random(in: 0..<6, using: &random)
    let likes = Int.random(in: 0..<4, using: &random)
    switch Int.random(in: 0..<5, using: &random) {
    case 0:
      store.addAndUpdate(User(id, likes: likes))
      expected[id] = User(id, likes: likes)
    case 1:
      store.update(User.self, id: id) { $0.likes = likes }
      expected[id]?.likes = likes
    case 2:
      store.remove(User.self, id: id)
      expected[id] = nil
    case 3:
      store.updateOptimistically(User.self, id: id) { $0.likes += 1 }.rollBack()
    default:
      store.transaction {
        $0.addAndUpdate(User(id, likes: likes))
        $0.remove(User.self, id: (id + 1) % 6)
      }
      expected[id] = User(id, likes: likes)
      expected[(id + 1) % 6] = nil
    }
  }
}
