extension ObservableType {
  /// Sends an element when no other one has followed it for some time.
  ///
  /// Completion sends the element that waits first; an error drops it.
  public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Source { sink, lifetime in
      DebounceSink(sink, lifetime, scheduler, dueTime).subscribe(to: source)
    }
  }
}

private final class DebounceSink<Element>: TimedSink<Element, Element>, @unchecked Sendable {
  private let dueTime: RxTimeInterval
  @exclusivity(unchecked) private var waiting: Element?
  /// Tells a timer that has been set anew while it rang.
  @exclusivity(unchecked) private var number = 0

  init(_ sink: Sink<Element>, _ lifetime: Lifetime, _ scheduler: any SchedulerType, _ dueTime: RxTimeInterval) {
    self.dueTime = dueTime
    super.init(sink, lifetime, scheduler)
  }

  override func take(_ element: Element) {
    waiting = element
    number += 1
    setTimer(dueTime) { [self, number] in
      if number == self.number { send() }
    }
  }

  override func finish(_ error: (any Error)?) {
    if error == nil { send() }
    waiting = nil
    if !lifetime.isDisposed { sink.end(error) }
  }

  private func send() {
    guard let element = waiting else { return }
    waiting = nil
    sink.next(element)
  }
}
