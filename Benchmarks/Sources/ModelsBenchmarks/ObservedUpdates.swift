import Synchronization
import WeirModels
import WeirStreams

/// One update among many observed models, in a store and in a provider that keeps all in one relay.
struct ObservedUpdates {
  let models: Int

  private var users: [User] { (0..<models).map { User(id: $0) } }

  /// In a `ModelStore`.
  func inStore() -> Double {
    let store = ModelStore()
    let bag = DisposeBag()
    let seen = Counter()
    store.addAndUpdate(contentsOf: users)
    for id in 0..<models { store.observe(User.self, id: id).subscribe(onNext: { _ in seen.add() }).disposed(by: bag) }
    return check(seen, rounds: 100_000) { round in
      store.update(User.self, id: (round &* 7919) % models) { $0.likes += 1 }
    }
  }

  /// In a `OneRelayProvider`.
  func inOneRelay() -> Double {
    let provider = OneRelayProvider()
    let bag = DisposeBag()
    let seen = Counter()
    provider.add(users)
    for id in 0..<models { provider.observe(id).subscribe(onNext: { _ in seen.add() }).disposed(by: bag) }
    return check(seen, rounds: 50) { round in provider.update((round &* 7919) % models) { $0.likes += 1 } }
  }

  /// Measures the updates, and makes sure that each has been seen once.
  private func check(_ seen: Counter, rounds: Int, _ update: (Int) -> Void) -> Double {
    precondition(seen.value == models, "ObservedUpdates: each model is seen once at first")
    let time = Measurement.nanoseconds(rounds: rounds, update)
    precondition(seen.value == models + 5 * rounds, "ObservedUpdates: each update is seen once")
    return time
  }
}

/// Counts events.
final class Counter: Sendable {
  private let count = Atomic<Int>(0)

  var value: Int { count.load(ordering: .relaxed) }

  func add() { count.add(1, ordering: .relaxed) }
}
