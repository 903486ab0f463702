/// What a store or a reactor has gone through: its last states and what led to each, and the way back and forth.
///
/// It keeps the newest `limit` entries. Undoing, redoing and jumping put an old state in the place of the present one, in a turn
/// of its own; a change after that drops what could have been redone. It does not keep the store or the reactor alive.
@preconcurrency
@MainActor
public final class History<State> {
  /// A state, and what led to it.
  public struct Entry {
    /// The action, or the mutation of a reactor; nil for the state that the history began with.
    public let step: Any?
    /// The state after it.
    public let state: State
  }

  /// What has happened, the oldest first; never empty.
  public private(set) var entries: [Entry]
  /// Which entry is the present one.
  public private(set) var position = 0
  /// How many entries are kept.
  public let limit: Int

  private let restore: (State) -> Void
  private var recording: any Disposable = Disposables.create()

  init(first state: State, limit: Int, restore: @escaping (State) -> Void) {
    entries = [Entry(step: nil, state: state)]
    self.limit = max(1, limit)
    self.restore = restore
  }

  deinit { recording.dispose() }

  /// Starts a history of a store.
  public convenience init(_ store: Store<State>, limit: Int = 100) {
    self.init(first: store.state, limit: limit) { [weak store] state in
      store?.update(HistoryJump()) { $0 = state }
    }
    recording = store.record { [weak self] action, state in
      if !(action is HistoryJump) { self?.add(Entry(step: action, state: state)) }
    }
  }

  /// Starts a history of a reactor: of its mutations, and of the states before `transform(state:)`.
  public convenience init<Owner: Reactor>(_ reactor: Owner, limit: Int = 100) where Owner.State == State {
    reactor.activate()
    let core = reactor.reactorCore
    self.init(first: core.raw?() ?? reactor.initialState, limit: limit) { [weak core] in core?.replace?($0) }
    recording = reactor.record { [weak self] mutation, state in self?.add(Entry(step: mutation, state: state)) }
  }

  /// Whether there is an earlier state.
  public var canUndo: Bool { position > 0 }

  /// Whether there is a later state.
  public var canRedo: Bool { position + 1 < entries.count }

  /// Goes to the state before; whether there is one.
  @discardableResult
  public func undo() -> Bool { jump(to: position - 1) }

  /// Goes to the state after, from which was gone back; whether there is one.
  @discardableResult
  public func redo() -> Bool { jump(to: position + 1) }

  /// Goes to the state of an entry; whether there is one.
  @discardableResult
  public func jump(to index: Int) -> Bool {
    guard entries.indices.contains(index) else { return false }
    position = index
    restore(entries[index].state)
    return true
  }

  private func add(_ entry: Entry) {
    if (entry.step as? any HistoryAmendment)?.completesTheStepBefore == true {
      entries[position] = Entry(step: entries[position].step, state: entry.state)
      return
    }
    if canRedo { entries.removeSubrange((position + 1)...) }
    entries.append(entry)
    // Seldom and many at once, so that it costs O(1) each.
    if entries.count > limit * 2 || entries.count > limit && limit < 32 { entries.removeFirst(entries.count - limit) }
    position = entries.count - 1
  }
}

/// The reason of a change of the state that a history makes.
public struct HistoryJump: Action {
  /// Makes the reason.
  public init() {}
}
