extension ObservableType {
  /// Sends the elements and the completion some time later, in their order; an error at once, in place of what waits.
  ///
  /// They are sent where the scheduler runs its actions, and an error where it comes.
  public func delay(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Source { sink, lifetime in
      DelaySink(sink, lifetime, scheduler, dueTime).subscribe(to: source)
    }
  }
}

private final class DelaySink<Element>: TimedSink<Element, Element>, @unchecked Sendable {
  private let dueTime: RxTimeInterval
  @exclusivity(unchecked) private var elements = Ring<Element>()
  /// When those after the first came, the completion included.
  @exclusivity(unchecked) private var times = Ring<RxTime>()
  @exclusivity(unchecked) private var isTimerSet = false

  init(_ sink: Sink<Element>, _ lifetime: Lifetime, _ scheduler: any SchedulerType, _ dueTime: RxTimeInterval) {
    self.dueTime = dueTime
    super.init(sink, lifetime, scheduler)
  }

  override func take(_ element: Element) {
    elements.append(element)
    arrive()
  }

  override func finish(_ error: (any Error)?) {
    upstream.dispose()
    guard error == nil else {
      elements = Ring()
      return sink.end(error)
    }
    arrive()
  }

  private func arrive() {
    if isTimerSet { return times.append(scheduler.now) }
    isTimerSet = true
    setTimer(dueTime) { [self] in ring() }
  }

  private func ring() {
    guard let element = elements.removeFirst() else { return sink.end(nil) }
    sink.next(element)
    guard let time = times.removeFirst() else {
      isTimerSet = false
      return
    }
    setTimer(dueTime.remaining(from: time, to: scheduler.now)) { [self] in ring() }
  }
}
