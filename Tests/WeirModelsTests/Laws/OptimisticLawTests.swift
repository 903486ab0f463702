import TestSupport
import Testing
import WeirModels
import WeirStreams

/// Unconfirmed changes are a list of changes on top of what is confirmed, whatever happens in which order.
@Suite struct OptimisticLawTests {
  private struct Reference {
    var base: User?
    var layers: [(update: OptimisticUpdate<User>, text: String)] = []

    /// What shows.
    var model: User? {
      base.map { base in
        var user = base
        for layer in layers { user.name += layer.text }
        return user
      }
    }
  }

  @Test(arguments: 0..<40) func likeAListOfChanges(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let store = ModelStore()
    let handle = store.retain(User.self, id: 1)
    let seen = Collected<User?>()
    let subscription = handle.observe().subscribe(onNext: { seen.add($0) })
    var reference = Reference()
    for step in 0..<60 {
      Self.act(on: store, &reference, &random, step)
      #expect(handle.model == reference.model, "seed \(seed), step \(step)")
      #expect(seen.values.last == .some(reference.model), "seed \(seed), step \(step)")
    }
    reference.layers = []
    #expect(handle.model == reference.base, "seed \(seed): those that went unsettled are rolled back")
    for (one, next) in zip(seen.values, seen.values.dropFirst()) { #expect(one != next, "seed \(seed)") }
    subscription.dispose()
    handle.release()
    #expect(store.isEmpty)
  }

  private static func act(
    on store: ModelStore, _ reference: inout Reference, _ random: inout SeededGenerator, _ step: Int
  ) {
    let place = reference.layers.indices.randomElement(using: &random)
    switch Int.random(in: 0..<7, using: &random) {
    case 0, 1:
      let text = "+\(step)"
      reference.layers.append((store.updateOptimistically(User.self, id: 1) { $0.name += text }, text))
    case 2:
      if let place { reference.layers.remove(at: place).update.rollBack() }
    case 3:
      guard let place else { return }
      let layer = reference.layers.remove(at: place)
      layer.update.confirm()
      reference.base?.name += layer.text
    case 4:
      guard let place else { return }
      reference.layers.remove(at: place).update.confirm(with: User(1, "server\(step)"))
      reference.base = User(1, "server\(step)")
    case 5:
      store.addAndUpdate(User(1, "new\(step)"))
      reference.base = User(1, "new\(step)")
    default:
      if Bool.random(using: &random) {
        store.update(User.self, id: 1) { $0.likes += 1 }
        reference.base?.likes += 1
      } else {
        store.remove(User.self, id: 1)
        reference.base = nil
      }
    }
  }
}
