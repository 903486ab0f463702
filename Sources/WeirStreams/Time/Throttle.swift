extension ObservableType {
  /// Sends an element at once, and then none until some time has passed.
  ///
  /// After that time it sends the last of the elements that came meanwhile, so that no two are sent in less than that time;
  /// with `latest: false` it drops them. Where one waits, completion waits with it; an error does not.
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Observable<Element> {
    let source = asObservable()
    return Source { sink, lifetime in
      ThrottleSink(sink, lifetime, scheduler, dueTime, latest).subscribe(to: source)
    }
  }
}

private final class ThrottleSink<Element>: TimedSink<Element, Element>, @unchecked Sendable {
  private let dueTime: RxTimeInterval
  private let sendsLatest: Bool
  @exclusivity(unchecked) private var waiting: Element?
  @exclusivity(unchecked) private var lastTime: RxTime?
  @exclusivity(unchecked) private var isEnding = false

  init(
    _ sink: Sink<Element>, _ lifetime: Lifetime, _ scheduler: any SchedulerType, _ dueTime: RxTimeInterval,
    _ sendsLatest: Bool
  ) {
    self.dueTime = dueTime
    self.sendsLatest = sendsLatest
    super.init(sink, lifetime, scheduler)
  }

  override func take(_ element: Element) {
    let now = scheduler.now
    let rest = lastTime.map { dueTime.remaining(from: $0, to: now) } ?? .nanoseconds(0)
    if rest.isNow { return send(element) }
    guard sendsLatest else { return }
    let isTimerSet = waiting != nil
    waiting = element
    if !isTimerSet { setTimer(rest) { [self] in ring() } }
  }

  override func finish(_ error: (any Error)?) {
    if error == nil, waiting != nil {
      isEnding = true
    } else {
      waiting = nil
      sink.end(error)
    }
  }

  private func ring() {
    if let element = waiting { send(element) }
    if isEnding, !lifetime.isDisposed { sink.end(nil) }
  }

  private func send(_ element: Element) {
    waiting = nil
    sink.next(element)
    lastTime = scheduler.now
  }
}
