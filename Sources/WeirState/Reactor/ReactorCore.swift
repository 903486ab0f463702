import Foundation
import Synchronization

/// The workings of a reactor: its streams, and the work that is under way.
///
/// They are kept beside the reactor, and end with it where the system tells of that (Objective-C's runtime). Where it does not
/// (Linux), they end soon after, when other reactors are used, or at once if the reactor keeps them itself:
///
///     final class CounterReactor: Reactor {
///       let reactorCore = ReactorCore<Action, State>()
///
/// `@unchecked Sendable`: all but the making, which `lock` guards, is done on the main actor.
public final class ReactorCore<Action, State>: @unchecked Sendable {
  let action = ActionSubject<Action>()
  let state: Observable<State>
  private let states = ReplaySubject<State>.create(bufferSize: 1)
  private let lock = NSRecursiveLock()
  private let started = Atomic<Bool>(false)
  private let bag = CompositeDisposable()
  /// The state as the observers see it.
  @exclusivity(unchecked) private(set) var current: State?
  /// Are told of each mutation and the state after it.
  private(set) var recorders: [(id: Int, record: @MainActor (Any, State) -> Void)] = []
  /// The state from before `transform(state:)`.
  var raw: (@MainActor () -> State?)?
  /// Puts a state in the place of the present one.
  var replace: (@MainActor (State) -> Void)?
  private var lastRecorder = 0
  var isStubEnabled = false
  var stub: AnyObject?

  /// Makes workings for one reactor.
  public init() {
    state = states.asObservable()
  }

  deinit {
    bag.dispose()
  }

  var isStarted: Bool { started.load(ordering: .acquiring) }

  @MainActor
  func start<Owner: Reactor>(_ reactor: Owner) where Owner.Action == Action, Owner.State == State {
    lock.lock()
    defer { lock.unlock() }
    // Before all else, as the transforms may use the reactor.
    if started.exchange(true, ordering: .acquiringAndReleasing) { return }
    ReactorLoop(reactor, self).run(into: bag)
  }

  /// Shows a state.
  @MainActor
  func show(_ state: State) {
    current = state
    states.onNext(state)
  }

  @MainActor
  func addRecorder(_ record: @escaping @MainActor (Any, State) -> Void) -> Int {
    lastRecorder += 1
    recorders.append((lastRecorder, record))
    return lastRecorder
  }

  @MainActor
  func removeRecorder(_ id: Int) { recorders.removeAll { $0.id == id } }

  /// Sets the state that a stub shows.
  func showStub(_ state: State) { current = state }
}
