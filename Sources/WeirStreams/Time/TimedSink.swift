/// The sink of an operator that has a timer beside its source.
///
/// The source's events and the timer's rings pass a gate; so a subclass is told of one at a time, and may keep a state
/// without a lock. The source is disposed of when it has ended, and the timer with the whole.
///
/// `@unchecked Sendable`: what subclasses keep is only touched inside the gate.
class TimedSink<Input, Output>: Sink<Input>, @unchecked Sendable {
  final let sink: Sink<Output>
  final let lifetime: Lifetime
  final let scheduler: any SchedulerType
  final let upstream = Lifetime()
  final let timer = SerialDisposable()
  private let gate = Gate()

  init(_ sink: Sink<Output>, _ lifetime: Lifetime, _ scheduler: any SchedulerType) {
    self.sink = sink
    self.lifetime = lifetime
    self.scheduler = scheduler
  }

  /// Takes an element, inside the gate.
  func take(_ element: Input) {}

  /// Takes the end of the source, inside the gate.
  func finish(_ error: (any Error)?) { sink.end(error) }

  /// Subscribes to the source while the subscription is being set up.
  final func subscribe(to source: Observable<Input>) {
    lifetime.add(upstream)
    lifetime.add(timer)
    source.run(self, upstream)
  }

  /// Sets the timer, in place of what it was set to before.
  /// - Parameter ring: Is called inside the gate.
  final func setTimer(_ time: RxTimeInterval, _ ring: @escaping @Sendable () -> Void) {
    if timer.isDisposed { return }
    timer.hold {
      scheduler.scheduleRelative((), dueTime: time) { [self] in
        enter(ring)
        return Disposables.create()
      }
    }
  }

  /// Does something inside the gate, unless the subscription has ended.
  final func enter(_ job: @escaping () -> Void) {
    gate.perform { [self] in
      if !lifetime.isDisposed { job() }
    }
  }

  final override func next(_ element: Input) {
    if lifetime.isDisposed || upstream.isDisposed { return }
    if gate.enter() {
      take(element)
      gate.leave()
    } else {
      enter { [self] in take(element) }
    }
  }

  final override func end(_ error: (any Error)?) {
    if upstream.isDisposed { return }
    enter { [self] in finish(error) }
    upstream.dispose()
  }
}
