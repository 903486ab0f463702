public import Foundation

/// Runs actions by a Swift clock, one after the other: in the order of their times, and then in that of their scheduling.
///
/// They run in tasks, on no thread of their own. With a clock that a test moves by hand, time passes when the test says so.
///
/// `@unchecked Sendable`: the state is guarded by `lock`.
public final class ClockScheduler<C: Clock>: SchedulerType, @unchecked Sendable where C.Duration == Duration {
  private let clock: C
  private let start: C.Instant
  private let epoch: RxTime
  private let lock = Lock()
  private var queue: VirtualQueue<ClockConverter<C>>
  /// The time for which a task sleeps, and the task; a task of an older number has nothing to do any more.
  private var alarm: (time: C.Instant, number: Int, task: Task<Void, Never>)?
  private var number = 0
  private var isRunning = false

  /// Makes a scheduler.
  /// - Parameter epoch: What `now` shows at present; the time of the system unless given.
  public init(_ clock: C, epoch: RxTime = Date()) {
    self.clock = clock
    self.epoch = epoch
    start = clock.now
    queue = VirtualQueue(ClockConverter(start: start, epoch: epoch))
  }

  /// The time: the epoch, and what has passed on the clock since this was made.
  public var now: RxTime { epoch.addingTimeInterval(start.duration(to: clock.now) / .seconds(1)) }

  /// Runs an action, after those that are due already.
  @preconcurrency
  public func schedule<StateType>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    schedule(at: clock.now, state, action)
  }

  /// Runs an action when some time has passed.
  @preconcurrency
  public func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    if dueTime == .never { return Disposables.create() }
    // A century is as good as longer, which the clocks of the system cannot count.
    let seconds = min(dueTime.seconds, 3_155_760_000)
    return schedule(at: clock.now.advanced(by: .seconds(seconds)), state, action)
  }

  private func schedule<StateType>(
    at time: C.Instant, _ state: StateType, _ action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    lock.withLock {
      let item = queue.insert(at: time) { action(state) }
      if !isRunning { setAlarm(time) }
      return item
    }
  }

  /// Starts a task that runs actions from a time on, unless one will earlier; only under the lock.
  private func setAlarm(_ time: C.Instant) {
    if let alarm, alarm.time <= time { return }
    alarm?.task.cancel()
    number += 1
    let task = Task.detached { [self, clock, number] in
      if time > clock.now { try? await clock.sleep(until: time, tolerance: nil) }
      ring(number)
    }
    alarm = (time, number, task)
  }

  private func ring(_ number: Int) {
    let isDue = lock.withLock {
      guard alarm?.number == number else { return false }
      alarm = nil
      isRunning = true
      return true
    }
    guard isDue else { return }
    while let item = next() { item.invoke() }
  }

  /// Takes the next action that is due; where there is none, sets the alarm for the next one.
  private func next() -> VirtualItem<C.Instant>? {
    let now = clock.now
    return lock.withLock {
      if let item = queue.next(until: now) { return item }
      isRunning = false
      if let time = queue.firstTime { setAlarm(time) }
      return nil
    }
  }
}
