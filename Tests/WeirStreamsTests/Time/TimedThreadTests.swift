import Testing
import WeirStreams

/// The source and the timer on threads that race.
@Suite struct TimedThreadTests {
  static let operators: [@Sendable (Observable<Int>, any SchedulerType) -> Observable<Int>] = [
    { $0.throttle(.microseconds(50), scheduler: $1) },
    { $0.debounce(.microseconds(1), scheduler: $1) },
    { $0.delay(.microseconds(20), scheduler: $1) },
    { $0.timeout(.microseconds(100), other: Observable.never(), scheduler: $1) },
    { $0.buffer(timeSpan: .microseconds(50), count: 3, scheduler: $1).map(\.count) },
    { $0.window(timeSpan: .microseconds(50), count: 3, scheduler: $1).map { _ in 1 } },
    { $0.take(for: .microseconds(200), scheduler: $1) },
  ]

  @Test(arguments: operators.indices)
  func eventsNeverOverlap(_ index: Int) {
    let scheduler = ConcurrentDispatchQueueScheduler(qos: .default)
    for _ in 0..<20 {
      let subject = PublishSubject<Int>()
      let inside = Collected<Bool>()
      let isInside = BooleanFlag()
      let end = Collected<Bool>()
      let subscription = Self.operators[index](subject, scheduler).subscribe { event in
        if isInside.exchange(true) || !end.values.isEmpty { inside.add(true) }
        if event.isStopEvent { end.add(true) }
        _ = isInside.exchange(false)
      }
      onThreads(
        { for number in 0..<200 { subject.onNext(number) } },
        { for number in 0..<200 { subject.onNext(number) } })
      onThreads({ subject.onCompleted() }, { subscription.dispose() })
      #expect(inside.values.isEmpty)
      #expect(!subject.hasObservers)
    }
  }
}
