import Testing
import WeirStreams
import WeirTesting

/// A subscriber that sends to the source it listens to.
@Suite struct TimedReentrancyTests {
  private let scheduler = TestScheduler(initialClock: 0)

  /// Each element but 0 sends the next lower one.
  private func countDown(
    from number: Int, _ make: (Observable<Int>, TestScheduler) -> Observable<Int>
  ) -> [Recorded<Event<Int>>] {
    let subject = PublishSubject<Int>()
    let observer = scheduler.createObserver(Int.self)
    let subscription = make(subject, scheduler).subscribe { event in
      observer.on(event)
      guard case .next(let number) = event else { return }
      if number > 0 { subject.onNext(number - 1) } else { subject.onCompleted() }
    }
    scheduler.scheduleAt(100) { subject.onNext(number) }
    scheduler.scheduleAt(1000) { subscription.dispose() }
    scheduler.start()
    #expect(!subject.hasObservers)
    return observer.events
  }

  @Test func throttle() {
    let events = countDown(from: 2) { $0.throttle(.seconds(10), scheduler: $1) }
    #expect(events == [.next(100, 2), .next(110, 1), .next(120, 0), .completed(120)])
  }

  @Test func debounce() {
    let events = countDown(from: 2) { $0.debounce(.seconds(10), scheduler: $1) }
    #expect(events == [.next(110, 2), .next(120, 1), .next(130, 0), .completed(130)])
  }

  @Test func delay() {
    let events = countDown(from: 2) { $0.delay(.seconds(10), scheduler: $1) }
    #expect(events == [.next(110, 2), .next(120, 1), .next(130, 0), .completed(140)])
  }

  @Test func timeout() {
    let events = countDown(from: 2) { $0.timeout(.seconds(10), scheduler: $1) }
    #expect(events == [.error(10, RxError.timeout)])
    let late = TimedReentrancyTests().countDown(from: 2) { $0.timeout(.seconds(101), scheduler: $1) }
    #expect(late == [.next(100, 2), .next(100, 1), .next(100, 0), .completed(100)])
  }

  @Test func observeOn() {
    let events = countDown(from: 2) { $0.observe(on: $1) }
    #expect(events == [.next(101, 2), .next(102, 1), .next(103, 0), .completed(104)])
  }

  @Test func takeFor() {
    let events = countDown(from: 2) { $0.take(for: .seconds(500), scheduler: $1) }
    #expect(events == [.next(100, 2), .next(100, 1), .next(100, 0), .completed(100)])
  }

  @Test(arguments: [ImmediateScheduler.instance, CurrentThreadScheduler.instance] as [any ImmediateSchedulerType])
  func anEndlessPingPongDoesNotGrowTheStack(_ scheduler: any ImmediateSchedulerType) {
    let subject = PublishSubject<Int>()
    let last = Collected<Int>()
    let subscription = subject.observe(on: scheduler).subscribe(onNext: { number in
      if number < 100_000 { subject.onNext(number + 1) } else { last.add(number) }
    })
    subject.onNext(0)
    #expect(last.values == [100_000])
    subscription.dispose()
  }
}
