import Foundation
import Testing
import WeirStreams
import WeirTesting

/// No span of time, however long, short or negative, ends the program.
@Suite struct ExtremeTimeTests {
  private typealias Operator = @Sendable (Observable<Int>, RxTimeInterval, any SchedulerType) -> Observable<Int>

  private static let spans: [RxTimeInterval] = [
    .seconds(.max), .seconds(.min), .milliseconds(.max), .microseconds(.max), .nanoseconds(.max), .nanoseconds(.min),
    .seconds(-1), .seconds(0), .never,
  ]

  private static let operators: [Operator] = [
    { $0.throttle($1, scheduler: $2) }, { $0.throttle($1, latest: false, scheduler: $2) },
    { $0.debounce($1, scheduler: $2) }, { $0.delay($1, scheduler: $2) }, { $0.delaySubscription($1, scheduler: $2) },
    { $0.timeout($1, scheduler: $2) }, { $0.take(for: $1, scheduler: $2) }, { $0.skip($1, scheduler: $2) },
    { $0.buffer(timeSpan: $1, count: 2, scheduler: $2).map(\.count) },
    { $0.window(timeSpan: $1, count: 2, scheduler: $2).merge() }, { .interval($1, scheduler: $2).amb($0) },
    { .timer($1, scheduler: $2).amb($0) },
    { $0.map { _ in throw RxError.unknown }.retry(RetryPolicy(initialDelay: $1), scheduler: $2) },
  ]

  private func run(_ span: RxTimeInterval, on scheduler: any SchedulerType, _ goOn: () -> Void) {
    for apply in Self.operators {
      let subject = PublishSubject<Int>()
      let subscription = apply(subject, span, scheduler).take(50).subscribe(onError: { _ in })
      for number in 0..<3 { subject.onNext(number) }
      goOn()
      subject.onNext(4)
      subject.onCompleted()
      subscription.dispose()
    }
  }

  @Test(arguments: spans.indices) func virtual(_ index: Int) {
    for resolution in [1, 0.001] {
      let scheduler = TestScheduler(initialClock: 0, resolution: resolution)
      run(Self.spans[index], on: scheduler) { scheduler.advanceTo(scheduler.clock + 5) }
    }
  }

  @Test(arguments: spans.indices) func queuesAndClocks(_ index: Int) {
    let clock = VirtualClock()
    run(Self.spans[index], on: SerialDispatchQueueScheduler(qos: .default)) {}
    run(Self.spans[index], on: ConcurrentDispatchQueueScheduler(qos: .default)) {}
    run(Self.spans[index], on: ClockScheduler(ContinuousClock())) {}
    run(Self.spans[index], on: ClockScheduler(clock)) { clock.advance(by: .seconds(5)) }
  }

  @Test func theEndOfTime() {
    let scheduler = TestScheduler(initialClock: 10)
    scheduler.sleep(.max)
    #expect(scheduler.clock == .max)
    var isRun = false
    scheduler.scheduleAt(.max) { isRun = true }
    _ = Observable<Int>.timer(.seconds(5), scheduler: scheduler).subscribe()
    _ = scheduler.scheduleRelativeVirtual((), dueTime: .max) { Disposables.create() }
    scheduler.start()
    #expect(isRun)
  }

  @Test func policies() {
    let flat = RetryPolicy(initialDelay: .seconds(0))
    #expect(flat.delay(afterAttempt: .max) == .nanoseconds(0))
    let steady = RetryPolicy(initialDelay: .seconds(2), multiplier: 1)
    #expect(steady.delay(afterAttempt: .max) == .nanoseconds(2_000_000_000))
    let steep = RetryPolicy(initialDelay: .seconds(1), multiplier: .infinity)
    #expect(steep.delay(afterAttempt: 3) == .nanoseconds(60_000_000_000))
    #expect(steep.delay(afterAttempt: .min) == .nanoseconds(1_000_000_000))
  }
}
