/// Queues the events of `observe(on:)`; subclasses say how many an action sends.
///
/// `@unchecked Sendable`: the queue is guarded by `lock`.
class ObserveOnSink<Element>: Sink<Element>, @unchecked Sendable {
  final let sink: Sink<Element>
  final let lifetime: Lifetime
  final let scheduler: any ImmediateSchedulerType
  final let lock = Lock()
  /// The queue is one of these, while the other one is sent from; two constants, so that no event counts references.
  private let even = Ring<Element>()
  private let odd = Ring<Element>()
  @exclusivity(unchecked) private var fillsOdd = false
  @exclusivity(unchecked) final var hasEnded = false
  @exclusivity(unchecked) final var error: (any Error)?
  @exclusivity(unchecked) final var isScheduled = false
  private let upstream = Lifetime()

  init(_ sink: Sink<Element>, _ lifetime: Lifetime, _ scheduler: any ImmediateSchedulerType) {
    self.sink = sink
    self.lifetime = lifetime
    self.scheduler = scheduler
  }

  /// Schedules an action that sends what waits.
  func schedule() {}

  /// What waits; only under the lock.
  final var waiting: Ring<Element> { fillsOdd ? odd : even }

  /// Takes what waits away, to be sent; only under the lock, and when what was taken before has been sent.
  final func takeWaiting() -> Ring<Element> {
    let waiting = waiting
    fillsOdd.toggle()
    return waiting
  }

  /// Whether nothing waits or is being sent; the caller then sends, and those that come meanwhile wait for it.
  final func claim() -> Bool {
    lock.withLock {
      if hasEnded || isScheduled { return false }
      isScheduled = true
      return true
    }
  }

  func subscribe(to source: Observable<Element>) {
    lifetime.add(upstream)
    source.run(self, upstream)
  }

  override func next(_ element: Element) {
    let mustSchedule = lock.withLock {
      if hasEnded { return false }
      if fillsOdd { odd.append(element) } else { even.append(element) }
      if isScheduled { return false }
      isScheduled = true
      return true
    }
    if mustSchedule { schedule() }
  }

  final override func end(_ error: (any Error)?) {
    let mustSchedule = lock.withLock {
      if hasEnded { return false }
      hasEnded = true
      self.error = error
      if isScheduled { return false }
      isScheduled = true
      return true
    }
    if mustSchedule { schedule() }
    upstream.dispose()
  }
}
