extension ObservableType {
  /// Fails with `RxError.timeout` when no event has come for some time, since the subscription or the last element.
  public func timeout(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    timeout(dueTime, other: Observable.error(RxError.timeout), scheduler: scheduler)
  }

  /// Goes over to another stream when no event has come for some time, since the subscription or the last element.
  public func timeout<Other: ObservableConvertibleType>(
    _ dueTime: RxTimeInterval, other: Other, scheduler: any SchedulerType
  ) -> Observable<Element> where Other.Element == Element {
    let source = asObservable()
    let other = other.asObservable()
    return Source { sink, lifetime in
      let timeout = TimeoutSink(sink, lifetime, scheduler, dueTime, other)
      timeout.startTimer()
      timeout.subscribe(to: source)
    }
  }
}

private final class TimeoutSink<Element>: TimedSink<Element, Element>, @unchecked Sendable {
  private let dueTime: RxTimeInterval
  private let other: Observable<Element>
  /// How many events have come; tells a timer that has been set anew while it rang.
  @exclusivity(unchecked) private var number = 0
  @exclusivity(unchecked) private var isOver = false

  init(
    _ sink: Sink<Element>, _ lifetime: Lifetime, _ scheduler: any SchedulerType, _ dueTime: RxTimeInterval,
    _ other: Observable<Element>
  ) {
    self.dueTime = dueTime
    self.other = other
    super.init(sink, lifetime, scheduler)
  }

  func startTimer() {
    setTimer(dueTime) { [self, number] in
      if number == self.number, !isOver { switchToOther() }
    }
  }

  override func take(_ element: Element) {
    if isOver { return }
    number += 1
    sink.next(element)
    startTimer()
  }

  override func finish(_ error: (any Error)?) {
    if isOver { return }
    isOver = true
    sink.end(error)
  }

  private func switchToOther() {
    isOver = true
    other.start(sink, lifetime)
    upstream.dispose()
  }
}
