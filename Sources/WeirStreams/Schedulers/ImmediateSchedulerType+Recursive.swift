import Foundation

extension ImmediateSchedulerType {
  /// Runs an action that can ask, with a new state, to be run again.
  ///
  /// Each run is an action of its own on the scheduler. Schedulers that run actions at once do not grow the stack: a run
  /// that is asked for from within another follows it.
  /// - Returns: What cancels the runs that have not yet begun.
  @preconcurrency
  public func scheduleRecursive<State>(
    _ state: State, action: @escaping @Sendable (_ state: State, _ recurse: (State) -> Void) -> Void
  ) -> any Disposable {
    let recursion = Recursion(self, action)
    recursion.schedule(state)
    return recursion
  }
}

/// The runs of one recursive action.
///
/// `@unchecked Sendable`: what changes is guarded by `lock`.
private final class Recursion<State>: Disposable, @unchecked Sendable {
  private let scheduler: any ImmediateSchedulerType
  private let pending = CompositeDisposable()
  private let lock = Lock()
  private var action: ((State, (State) -> Void) -> Void)?
  /// The threads that are scheduling a run now; where a thread is here twice, its scheduler runs actions at once.
  private var scheduling: [pthread_t] = []

  init(_ scheduler: any ImmediateSchedulerType, _ action: @escaping (State, (State) -> Void) -> Void) {
    self.scheduler = scheduler
    self.action = action
  }

  func dispose() {
    let last = lock.withLock {
      let last = action
      action = nil
      return last
    }
    // The closure is freed outside of the lock.
    withExtendedLifetime(last) { pending.dispose() }
  }

  /// Schedules a run; where the scheduler runs it at once, and those that it asks for, runs them here one after the other.
  func schedule(_ state: State) {
    var next: State? = state
    var waiting: [State] = []
    while let state = next {
      if let immediate = enqueue(state) { perform(immediate) { waiting.append($0) } }
      if waiting.isEmpty { return }
      next = waiting.removeFirst()
    }
  }

  /// Hands a run to the scheduler; gives the state back where the scheduler would run it at once.
  private func enqueue(_ state: State) -> State? {
    let run = Run(state)
    let thread = pthread_self()
    lock.withLock { scheduling.append(thread) }
    let disposable = scheduler.schedule(run) { [self] run in
      begin(run)
      return Disposables.create()
    }
    let key = pending.insert(disposable)
    let hasBegun = lock.withLock {
      if let index = scheduling.lastIndex(where: { pthread_equal($0, thread) != 0 }) { scheduling.remove(at: index) }
      run.key = key
      return run.hasBegun
    }
    if hasBegun, let key { pending.remove(for: key) }
    return run.immediate
  }

  /// Called by the scheduler.
  private func begin(_ run: Run<State>) {
    let (key, nests) = lock.withLock {
      run.hasBegun = true
      let nests = scheduling.count { pthread_equal($0, pthread_self()) != 0 } > 1
      if nests { run.immediate = run.state }
      return (run.key, nests)
    }
    if let key { pending.remove(for: key) }
    if !nests { perform(run.state) { schedule($0) } }
  }

  private func perform(_ state: State, _ recurse: (State) -> Void) {
    lock.withLock { action }?(state, recurse)
  }
}

/// One run of a recursive action.
///
/// `@unchecked Sendable`: what changes is guarded by the recursion's lock, or is read by the thread that wrote it.
private final class Run<State>: @unchecked Sendable {
  let state: State
  var key: CompositeDisposable.DisposeKey?
  var hasBegun = false
  /// The state, where the scheduler ran it at once.
  var immediate: State?

  init(_ state: State) {
    self.state = state
  }
}
