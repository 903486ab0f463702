extension ObservableType {
  /// Splits the stream into streams, and starts a new one when enough elements have come or when some time has passed.
  ///
  /// Each of them gets what comes while it is the newest, and then completes; the end of the source ends it too. The source
  /// stays subscribed to until the subscription and those to the inner streams have all ended.
  public func window(
    timeSpan: RxTimeInterval, count: Int, scheduler: any SchedulerType
  ) -> Observable<Observable<Element>> {
    let source = asObservable()
    return Source { sink, lifetime in
      WindowSink(sink, lifetime, scheduler, timeSpan, count).start(source)
    }
  }
}

private final class WindowSink<Element>: TimedSink<Element, Observable<Element>>, @unchecked Sendable {
  private let timeSpan: RxTimeInterval
  private let limit: Int
  /// Ends when the subscription and those to the windows have ended.
  private let whole: RefCountDisposable
  private let outside: Lifetime
  @exclusivity(unchecked) private var window = PublishSubject<Element>()
  @exclusivity(unchecked) private var count = 0
  /// Tells a timer that has been set anew while it rang.
  @exclusivity(unchecked) private var number = 0

  init(
    _ sink: Sink<Observable<Element>>, _ lifetime: Lifetime, _ scheduler: any SchedulerType,
    _ timeSpan: RxTimeInterval, _ limit: Int
  ) {
    let inside = Lifetime()
    self.timeSpan = timeSpan
    self.limit = limit
    whole = RefCountDisposable(disposable: inside)
    outside = lifetime
    super.init(sink, inside, scheduler)
  }

  func start(_ source: Observable<Element>) {
    outside.add(whole)
    sendWindow()
    startTimer()
    subscribe(to: source)
  }

  private func startTimer() {
    setTimer(timeSpan) { [self, number] in
      if number == self.number { startWindow() }
    }
  }

  override func take(_ element: Element) {
    window.onNext(element)
    count += 1
    if count == limit { startWindow() }
  }

  override func finish(_ error: (any Error)?) {
    if let error { window.onError(error) } else { window.onCompleted() }
    if !outside.isDisposed { sink.end(error) }
    lifetime.dispose()
  }

  private func startWindow() {
    count = 0
    number += 1
    window.onCompleted()
    window = PublishSubject()
    sendWindow()
    startTimer()
  }

  private func sendWindow() {
    let (window, whole) = (window, whole)
    let stream = Source<Element> { sink, lifetime in
      lifetime.add(whole.retain())
      window.run(sink, lifetime)
    }
    if !outside.isDisposed { sink.next(stream) }
  }
}
