import TestSupport
import Testing
import WeirModels
import WeirStreams

/// A transaction leaves what its changes leave one by one, and is seen once.
@Suite struct TransactionLawTests {
  private enum Act {
    case add(Int, Int)
    case like(Int)
    case remove(Int)
  }

  private static func acts(_ random: inout SeededGenerator) -> [Act] {
    (0..<Int.random(in: 0...8, using: &random)).map { _ in
      let id = Int.random(in: 0..<5, using: &random)
      switch Int.random(in: 0..<3, using: &random) {
      case 0: return .add(id, Int.random(in: 0..<3, using: &random))
      case 1: return .like(id)
      default: return .remove(id)
      }
    }
  }

  private static func run(_ acts: [Act], on store: ModelStore) {
    for act in acts {
      switch act {
      case .add(let id, let likes): store.addAndUpdate(User(id, likes: likes))
      case .like(let id): store.update(User.self, id: id) { $0.likes += 1 }
      case .remove(let id): store.remove(User.self, id: id)
      }
    }
  }

  private static func run(_ acts: [Act], in transaction: ModelTransaction) {
    for act in acts {
      switch act {
      case .add(let id, let likes): transaction.addAndUpdate(User(id, likes: likes))
      case .like(let id): transaction.update(User.self, id: id) { $0.likes += 1 }
      case .remove(let id): transaction.remove(User.self, id: id)
      }
    }
  }

  @Test(arguments: 0..<40) func likeItsChangesOneByOne(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (single, whole) = (ModelStore(keeping: .forever), ModelStore(keeping: .forever))
    let bag = DisposeBag()
    let changes = Collected<[ModelChange<User>]>()
    let lists = Collected<[User]>()
    whole.changes(of: User.self).subscribe(onNext: { changes.add($0) }).disposed(by: bag)
    whole.observe(User.self, ids: Array(0..<5)).subscribe(onNext: { lists.add($0) }).disposed(by: bag)
    for step in 0..<20 {
      let acts = Self.acts(&random)
      let (before, told, shown) = (whole.sorted, changes.values.count, lists.values.count)
      Self.run(acts, on: single)
      whole.transaction { Self.run(acts, in: $0) }
      #expect(whole.sorted == single.sorted, "seed \(seed), step \(step)")
      let expected = whole.sorted == before ? 0 : 1
      #expect(changes.values.count - told == expected, "seed \(seed), step \(step)")
      #expect(lists.values.count - shown == expected, "seed \(seed), step \(step)")
      #expect(lists.values.last == whole.sorted, "seed \(seed), step \(step)")
    }
  }

  @Test(arguments: 0..<20) func oneThatFailsLeavesAllAsItWas(_ seed: UInt64) {
    struct Refused: Error {}
    var random = SeededGenerator(seed: seed)
    let store = ModelStore(keeping: .forever)
    Self.run(Self.acts(&random) + Self.acts(&random), on: store)
    let before = store.sorted
    let changes = Collected<[ModelChange<User>]>()
    let subscription = store.changes(of: User.self).subscribe(onNext: { changes.add($0) })
    #expect(throws: Refused.self) {
      try store.transaction { transaction in
        Self.run(Self.acts(&random), in: transaction)
        throw Refused()
      }
    }
    #expect(store.sorted == before)
    #expect(changes.values.isEmpty)
    subscription.dispose()
  }
}

extension ModelStore {
  /// All users, in the order of their ids.
  fileprivate var sorted: [User] { models(User.self).sorted { $0.id < $1.id } }
}
