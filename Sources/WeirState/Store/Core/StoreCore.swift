import Dispatch

/// The workings of a store, which know nothing of the type of its state, so that their code is not generic.
///
/// What depends on the type is done in closures that are made where the store is, and are specialised for it there. All is on
/// the main actor and nothing is called while a variable is being changed, so that the accesses need no check.
@usableFromInline
@MainActor
final class StoreCore {
  /// Runs the reducer.
  @exclusivity(unchecked) var reduce: DispatchFunction
  /// What keeps the state's memory, which the closures use.
  private let place: AnyObject
  /// What the state is made of, for messages.
  let name: String
  @usableFromInline let watches: WatchList
  /// All middleware functions and, at their end, `perform`; nil where there are none.
  @exclusivity(unchecked) @usableFromInline var chain: DispatchFunction?
  @exclusivity(unchecked) var before: [DispatchFunction] = []
  @exclusivity(unchecked) var after: [DispatchFunction] = []
  /// Are told of each action and the state after it, before the observers.
  @exclusivity(unchecked) var recorders: [(id: Int, record: DispatchFunction)] = []
  /// Runs an action that is a thunk.
  @exclusivity(unchecked) var runThunk: DispatchFunction?
  @exclusivity(unchecked) var thunkType: any Any.Type = Never.self
  /// Who reduces, for messages.
  @usableFromInline var reducerName = ""
  @exclusivity(unchecked) private(set) var phase = StorePhase.idle
  @exclusivity(unchecked) private var waiting: [StoreTurn] = []
  @exclusivity(unchecked) private var head = 0

  @usableFromInline
  init(name: String, state: UnsafeRawPointer, keeping place: AnyObject, reduce: @escaping DispatchFunction) {
    self.name = name
    self.place = place
    self.reduce = reduce
    watches = WatchList(state)
  }

  private var lastRecorder = 0

  func addRecorder(_ record: @escaping DispatchFunction) -> Int {
    lastRecorder += 1
    recorders.append((lastRecorder, record))
    return lastRecorder
  }

  func removeRecorder(_ id: Int) { recorders.removeAll { $0.id == id } }

  /// How many actions wait for their turn.
  var waitingCount: Int { waiting.count - head }

  /// Handles an action, or lets it wait for its turn.
  func dispatch(_ action: any Action) {
    guard MainThread.runsMainActor else { return dispatchFromElsewhere(action) }
    if phase != .idle { return dispatchMeanwhile(action) }
    turn(action)
    if head < waiting.count { drain() }
  }

  @inline(never)
  private func dispatchMeanwhile(_ action: any Action) {
    switch phase {
    case .thunk where !isThunk(action): turn(action)
    case .reducing: reportImpurity(action)
    default: waiting.append(.action(action))
    }
  }

  /// Runs the rest of the way of an action, after the middleware functions; now or when its turn comes.
  func next(_ action: any Action) {
    switch phase {
    case .handling: perform(action)
    case .reducing: reportImpurity(action)
    default: wait(.rest(action))
    }
  }

  /// Runs the middleware with `before` and `after`, the reducer between them, and tells the observers.
  func perform(_ action: any Action) {
    if !before.isEmpty { for body in before { body(action) } }
    phase = .reducing
    reduce(action)
    phase = .handling
    if !after.isEmpty { for body in after.reversed() { body(action) } }
    finish(action)
  }

  /// Changes the state in a turn of its own, without the reducer.
  func change(_ action: any Action, _ body: @escaping () -> Void) {
    guard phase == .thunk else { return wait(.change(action, body)) }
    phase = .handling
    body()
    finish(action)
    phase = .thunk
  }

  /// Runs code in a turn of its own, or at once where such a turn runs.
  func call(_ body: @escaping () -> Void) {
    if phase == .thunk { body() } else { wait(.call(body)) }
  }

  /// Runs a body that tells a new observer of the state; what it dispatches waits until it is done.
  @usableFromInline
  func tell(_ body: () -> Void) {
    let old = phase
    if old != .reducing { phase = .notifying }
    body()
    phase = old
    if old == .idle, head < waiting.count { drain() }
  }

  /// Tells the observers of a state that comes from another store.
  func pass() {
    let old = phase
    phase = .notifying
    watches.notify()
    phase = old
  }

  private func finish(_ action: any Action) {
    if !recorders.isEmpty { for recorder in recorders { recorder.record(action) } }
    phase = .notifying
    watches.notify()
    phase = .handling
  }

  private func turn(_ action: any Action) {
    if isThunk(action) { return turnOfThunk(action) }
    let old = phase
    phase = .handling
    if let chain { chain(action) } else { perform(action) }
    phase = old
  }

  private func turnOfThunk(_ action: any Action) {
    phase = .thunk
    runThunk?(action)
    phase = .idle
  }

  /// Asks an opened value for its type, which is cheaper than asking for that of an existential.
  @inline(__always)
  private func isThunk<Known: Action>(_ action: Known) -> Bool { Known.self == thunkType }

  private func wait(_ item: StoreTurn) {
    waiting.append(item)
    if phase == .idle { drain() }
  }

  /// A loop, so that a chain of actions that observers dispatch does not grow the stack.
  private func drain() {
    while head < waiting.count {
      let item = waiting[head]
      head += 1
      if head == waiting.count {
        waiting.removeAll(keepingCapacity: true)
        head = 0
      } else if head > 1024, head * 2 > waiting.count {
        waiting.removeFirst(head)
        head = 0
      }
      take(item)
    }
  }

  private func take(_ item: StoreTurn) {
    switch item {
    case .action(let action): turn(action)
    case .rest(let action):
      phase = .handling
      perform(action)
    case .change(let action, let body):
      phase = .handling
      body()
      finish(action)
    case .call(let body):
      phase = .thunk
      body()
    }
    phase = .idle
  }

  /// Only code that the compiler does not check for isolation gets here; the order is that of the calls.
  @inline(never)
  private func dispatchFromElsewhere(_ action: any Action) {
    // The sender has let it go by dispatching it.
    nonisolated(unsafe) let action = action
    DispatchQueue.main.async { self.dispatch(action) }
  }

  @inline(never)
  private func reportImpurity(_ action: any Action) {
    WeirDiagnostics.report(
      "Store<\(name)>", rule: "a reducer must not dispatch; the action is dropped",
      value: "\(reducerName) dispatched \(action)",
      remedy: "dispatch from a middleware, a thunk or an observer")
  }
}
