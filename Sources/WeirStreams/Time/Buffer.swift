extension ObservableType {
  /// Collects elements, and sends them as an array when there are enough or when some time has passed.
  ///
  /// An array may be empty. Completion sends the last one first; an error drops it.
  public func buffer(
    timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<[Element]> {
    let source = asObservable()
    return Source { sink, lifetime in
      let buffer = BufferSink(sink, lifetime, scheduler, timeSpan, count)
      buffer.startTimer()
      buffer.subscribe(to: source)
    }
  }
}

private final class BufferSink<Element>: TimedSink<Element, [Element]>, @unchecked Sendable {
  private let timeSpan: RxTimeInterval
  private let count: Int
  @exclusivity(unchecked) private var elements: [Element] = []
  /// Tells a timer that has been set anew while it rang.
  @exclusivity(unchecked) private var number = 0

  init(
    _ sink: Sink<[Element]>, _ lifetime: Lifetime, _ scheduler: any SchedulerType, _ timeSpan: RxTimeInterval,
    _ count: Int
  ) {
    self.timeSpan = timeSpan
    self.count = count
    super.init(sink, lifetime, scheduler)
  }

  func startTimer() {
    setTimer(timeSpan) { [self, number] in
      if number == self.number { flush() }
    }
  }

  override func take(_ element: Element) {
    elements.append(element)
    if elements.count == count { flush() }
  }

  override func finish(_ error: (any Error)?) {
    if error == nil { sink.next(elements) }
    elements = []
    if !lifetime.isDisposed { sink.end(error) }
  }

  private func flush() {
    number += 1
    let full = elements
    elements = []
    sink.next(full)
    startTimer()
  }
}
