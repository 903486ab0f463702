/// A scheduler whose clock is moved by hand: what is scheduled runs when the clock gets there.
///
/// Actions run one after the other on the thread that calls `start()` or `advanceTo(_:)`, in the order of their times, and
/// for the same time in the order in which they were scheduled. It may be scheduled to from any thread. Scheduling costs
/// O(log n).
///
/// `@unchecked Sendable`: the state is guarded by `lock`.
open class VirtualTimeScheduler<Converter: VirtualTimeConverterType>: SchedulerType, @unchecked Sendable {
  /// A point in this scheduler's time.
  public typealias VirtualTime = Converter.VirtualTimeUnit

  /// A span of this scheduler's time.
  public typealias VirtualTimeInterval = Converter.VirtualTimeIntervalUnit

  private let lock = Lock()
  private let converter: Converter
  private var queue: VirtualQueue<Converter>
  private var currentClock: VirtualTime
  private var isRunning = false

  /// Makes a scheduler with the time from which it starts.
  public init(initialClock: VirtualTime, converter: Converter) {
    self.converter = converter
    currentClock = initialClock
    queue = VirtualQueue(converter)
    Resources.count()
  }

  deinit { Resources.discount() }

  /// The time, as real time.
  public var now: RxTime { converter.convertFromVirtualTime(clock) }

  /// The time.
  public var clock: VirtualTime { lock.withLock { currentClock } }

  /// Runs an action when the scheduler gets to it, at the present time or what `adjustScheduledTime(_:)` makes of it.
  @preconcurrency
  public func schedule<StateType>(
    _ state: StateType, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    scheduleRelative(state, dueTime: .microseconds(0), action: action)
  }

  /// Runs an action when some time has passed; `adjustScheduledTime(_:)` has the last word on when.
  @preconcurrency
  public func scheduleRelative<StateType>(
    _ state: StateType, dueTime: RxTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    let time = adjustScheduledTime(converter.convertToVirtualTime(now.adding(dueTime)))
    return scheduleAbsoluteVirtual(state, time: time, action: action)
  }

  /// Runs an action when some virtual time has passed.
  @preconcurrency
  public func scheduleRelativeVirtual<StateType>(
    _ state: StateType, dueTime: VirtualTimeInterval, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    let time = converter.offsetVirtualTime(clock, offset: dueTime)
    return scheduleAbsoluteVirtual(state, time: time, action: action)
  }

  /// Runs an action at a virtual time; one that has passed already counts as the present.
  @preconcurrency
  public func scheduleAbsoluteVirtual<StateType>(
    _ state: StateType, time: VirtualTime, action: @escaping @Sendable (StateType) -> any Disposable
  ) -> any Disposable {
    lock.withLock { queue.insert(at: time) { action(state) } }
  }

  /// The time at which something runs that is scheduled for a time relative to the present; the same unless overridden.
  open func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime { time }

  /// Runs what is scheduled, and what that schedules, until nothing is left or `stop()` is called.
  ///
  /// Does nothing where it is running already.
  public func start() {
    if begin() { run(until: nil) }
  }

  /// Runs what is scheduled up to a time, and sets the clock to it, unless it is later already.
  ///
  /// May not be called by an action, nor with a time that has passed; that is reported, and does nothing.
  public func advanceTo(_ virtualTime: VirtualTime) {
    if converter.compareVirtualTime(virtualTime, clock) == .lessThan {
      return refuseToGoBack("advanceTo(\(virtualTime))")
    }
    guard begin() else {
      return WeirDiagnostics.report(
        "VirtualTimeScheduler", rule: "it may not be advanced while it runs", value: "advanceTo(\(virtualTime))",
        remedy: "schedule an action instead")
    }
    run(until: virtualTime)
  }

  /// Moves the clock without running anything; what is due meanwhile runs late.
  ///
  /// A negative span is reported, and does nothing.
  public func sleep(_ virtualInterval: VirtualTimeInterval) {
    let time = clock
    let target = converter.offsetVirtualTime(time, offset: virtualInterval)
    guard converter.compareVirtualTime(target, time) != .lessThan else {
      return refuseToGoBack("sleep(\(virtualInterval))")
    }
    lock.withLock { currentClock = target }
  }

  /// Stops running after the present action; `start()` goes on with the next one.
  public func stop() {
    lock.withLock { isRunning = false }
  }

  private func refuseToGoBack(_ call: String) {
    WeirDiagnostics.report(
      "VirtualTimeScheduler", rule: "time does not go back", value: call, remedy: "make a new scheduler")
  }

  private func begin() -> Bool {
    lock.withLock {
      if isRunning { return false }
      isRunning = true
      return true
    }
  }

  private func run(until limit: VirtualTime?) {
    while let item = takeNext(until: limit) { item.invoke() }
    lock.withLock {
      // An action may have slept beyond the limit.
      if let limit, converter.compareVirtualTime(limit, currentClock) == .greaterThan { currentClock = limit }
      isRunning = false
    }
  }

  private func takeNext(until limit: VirtualTime?) -> VirtualItem<VirtualTime>? {
    lock.withLock {
      guard isRunning, let item = queue.next(until: limit) else { return nil }
      if converter.compareVirtualTime(item.time, currentClock) == .greaterThan { currentClock = item.time }
      return item
    }
  }
}

extension VirtualTimeScheduler: CustomDebugStringConvertible {
  /// The times for which something is scheduled, in no particular order.
  public var debugDescription: String {
    let times = lock.withLock { queue.times }
    return "\(times)"
  }
}
