import Synchronization

extension SchedulerType {
  /// Runs an action again and again, by scheduling it anew each time.
  ///
  /// The next run is scheduled before the action is called, so that its duration does not shift the runs. Where an action
  /// takes longer than the period, the runs that it misses follow it, one after the other.
  @preconcurrency
  public func schedulePeriodic<StateType>(
    _ state: StateType, startAfter: RxTimeInterval, period: RxTimeInterval,
    action: @escaping @Sendable (StateType) -> StateType
  ) -> any Disposable {
    let run = PeriodicRun(self, period, state, action)
    run.scheduleTick(startAfter)
    return run
  }
}

/// `@unchecked Sendable`: the state belongs to whoever has raised `pending` from 0, and to the run that it hands on to.
private final class PeriodicRun<State>: Disposable, @unchecked Sendable {
  private let scheduler: any SchedulerType
  private let period: RxTimeInterval
  private let action: (State) -> State
  private let pending = Atomic<Int>(0)
  private let tick = SerialDisposable()
  private let rerun = SerialDisposable()
  private var state: State

  init(_ scheduler: any SchedulerType, _ period: RxTimeInterval, _ state: State, _ action: @escaping (State) -> State) {
    self.scheduler = scheduler
    self.period = period
    self.state = state
    self.action = action
  }

  func scheduleTick(_ time: RxTimeInterval) {
    tick.hold {
      scheduler.scheduleRelative((), dueTime: time) { [self] in
        if !tick.isDisposed { onTick() }
        return Disposables.create()
      }
    }
  }

  private func onTick() {
    scheduleTick(period)
    if pending.add(1, ordering: .acquiringAndReleasing).oldValue == 0 { run() }
  }

  private func run() {
    state = action(state)
    guard pending.subtract(1, ordering: .acquiringAndReleasing).newValue > 0 else { return }
    rerun.hold {
      scheduler.schedule(()) { [self] in
        if !rerun.isDisposed { run() }
        return Disposables.create()
      }
    }
  }

  func dispose() {
    tick.dispose()
    rerun.dispose()
  }
}
