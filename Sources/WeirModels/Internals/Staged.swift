/// Names one key among those of all types.
struct StagedKey: Hashable {
  let type: ObjectIdentifier
  let id: AnyHashable
}

/// What a transaction has read or written of one key.
class AnyStaged {
  let shard: AnyShard

  init(_ shard: AnyShard) {
    self.shard = shard
  }

  /// Whether nothing has come between; only while the shard is locked.
  var isCurrent: Bool { true }

  /// Does what may not be done under a lock.
  func prepare() {}

  /// Puts what was written in; only while the shard is locked.
  func put(_ plan: TransactionPlan) {}
}

/// One key of a type.
final class Staged<Model: StoredModel>: AnyStaged {
  private let id: Model.ID
  private let home: Shard<Model>
  private let state: ModelState<Model>
  private(set) var next: ModelState<Model>
  private var isWritten = false
  private var tells = false

  init(_ id: Model.ID, in table: ModelTable<Model>) {
    self.id = id
    home = table.shard(of: id)
    state = table.state(of: id)
    next = state
    super.init(home)
  }

  func write(_ base: Model?) {
    next = next.with(base: base)
    isWritten = true
  }

  override var isCurrent: Bool { (home.entries[id]?.stamp ?? 0) == state.stamp }

  override func prepare() { tells = isWritten && !next.isSame(as: state) }

  override func put(_ plan: TransactionPlan) {
    guard isWritten else { return }
    if home.entries[id] == nil, next.model == nil { return }
    let entry = home.makeEntry(id)
    let (watches, queries) = (entry.watches, home.queries)
    let model = next.model
    var aftermath = Aftermath()
    home.put(&next, into: entry, &aftermath)
    plan.keep(aftermath)
    guard tells else { return }
    let step = Step<Model>(id, model)
    for list in [watches, queries] { list.forEach { plan.add(step, for: $0) } }
  }
}
