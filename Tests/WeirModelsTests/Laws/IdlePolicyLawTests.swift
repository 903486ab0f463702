import TestSupport
import Testing
import WeirModels

/// A store that keeps what was used last does what a list of ids does, from whose front too much is taken.
@Suite struct IdlePolicyLawTests {
  private struct Reference {
    let limit: Int
    var idle: [Int] = []
    var models: Set<Int> = []
    var retained: [Int: [ModelHandle<User>]] = [:]

    mutating func use(_ id: Int) {
      guard models.contains(id), retained[id] == nil else { return }
      idle.removeAll { $0 == id }
      idle.append(id)
      while idle.count > limit { models.remove(idle.removeFirst()) }
    }

    mutating func remove(_ id: Int) {
      models.remove(id)
      idle.removeAll { $0 == id }
    }
  }

  @Test(arguments: 0..<40) func likeAListOfIds(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var reference = Reference(limit: Int.random(in: 0...3, using: &random))
    let store = ModelStore(keeping: .mostRecent(reference.limit))
    for step in 0..<150 {
      Self.act(on: store, &reference, &random)
      let ids = Set(store.models(User.self).map(\.id))
      #expect(ids == reference.models, "seed \(seed), step \(step)")
    }
    reference.retained = [:]
    #expect(store.count <= reference.limit)
    store.removeAll(User.self)
    #expect(store.isEmpty, "seed \(seed)")
  }

  private static func act(on store: ModelStore, _ reference: inout Reference, _ random: inout SeededGenerator) {
    let id = Int.random(in: 0..<6, using: &random)
    switch Int.random(in: 0..<7, using: &random) {
    case 0, 1:
      store.addAndUpdate(User(id))
      reference.models.insert(id)
      reference.use(id)
    case 2:
      store.update(User.self, id: id) { $0.likes += 1 }
      reference.use(id)
    case 3:
      #expect((store.model(User.self, id: id) != nil) == reference.models.contains(id))
      reference.use(id)
    case 4:
      store.remove(User.self, id: id)
      reference.remove(id)
    case 5:
      reference.retained[id, default: []].append(store.retain(User.self, id: id))
      reference.idle.removeAll { $0 == id }
    default:
      reference.retained[id]?.popLast()?.release()
      guard reference.retained[id]?.isEmpty == true else { return }
      reference.retained[id] = nil
      reference.use(id)
    }
  }
}
