import Testing
import WeirStreams
import WeirTesting

@Suite struct RetryPolicyTests {
  /// A generator that repeats.
  private struct Steps: RandomNumberGenerator, Sendable {
    var numbers: [UInt64]

    mutating func next() -> UInt64 {
      numbers.append(numbers[0])
      return numbers.removeFirst()
    }
  }

  @Test func delays() {
    let policy = RetryPolicy(maxAttempts: 9, initialDelay: .seconds(1), multiplier: 3, maxDelay: .seconds(20))
    let seconds = (1...5).map { policy.delay(afterAttempt: $0) }
    #expect(
      seconds == [1, 3, 9, 20, 20].map { .nanoseconds($0 * 1_000_000_000) })
    #expect(policy.delay(afterAttempt: 100_000) == .nanoseconds(20_000_000_000))
    #expect(RetryPolicy(initialDelay: .never, maxDelay: .never).delay(afterAttempt: 1) == .never)
  }

  @Test func jitter() {
    let policy = RetryPolicy(
      initialDelay: .seconds(8), jitter: 0.5, generator: Steps(numbers: [0, 1 << 63, .max]))
    let delays = (0..<3).map { _ in policy.delay(afterAttempt: 1).milliseconds }
    #expect(delays == [8000, 6000, 4000])
  }

  @Test func attempts() throws {
    let scheduler = TestScheduler(initialClock: 0)
    let cold = try scheduler.createColdObservable(marbles: "a-#")
    let policy = RetryPolicy(maxAttempts: 3, initialDelay: .seconds(2))
    let result = scheduler.start { cold.retry(policy, scheduler: scheduler) }
    #expect(cold.subscriptions.map(\.subscribe) == [200, 204, 210])
    #expect(result.events.last == .error(212, MarbleFailure()))
  }

  /// A chain of attempts that then works; the elements of the failed ones have been sent.
  @Test func success() throws {
    let scheduler = TestScheduler(initialClock: 0)
    let attempts = Tally()
    let source = Observable<Int>.deferred {
      let number = attempts.increment()
      return number < 3 ? .concat(.just(number), .error(Failure.first)) : .just(number)
    }
    let policy = RetryPolicy(maxAttempts: 5, initialDelay: .seconds(1), multiplier: 2)
    let result = scheduler.start { source.retry(policy, scheduler: scheduler) }
    #expect(result.events == [.next(200, 1), .next(201, 2), .next(203, 3), .completed(203)])
  }

  @Test(arguments: [0, 1]) func oneAttempt(maxAttempts: Int) {
    let scheduler = TestScheduler(initialClock: 0)
    let attempts = Tally()
    let source = Observable<Int>.deferred {
      attempts.increment()
      return .error(Failure.first)
    }
    let result = scheduler.start { source.retry(RetryPolicy(maxAttempts: maxAttempts), scheduler: scheduler) }
    #expect(result.events == [.error(200, Failure.first)])
    #expect(attempts.value == 1)
  }

  /// A jitter outside of 0 to 1 is taken as the nearest of these; so a delay is never negative.
  @Test func jitterIsLimited() {
    #expect(RetryPolicy(jitter: 7).jitter == 1 && RetryPolicy(jitter: -7).jitter == 0)
    let most = RetryPolicy(initialDelay: .seconds(8), jitter: 7, generator: Steps(numbers: [.max]))
    #expect((0...1).contains(most.delay(afterAttempt: 1).milliseconds))
  }

  @Test func notWorthIt() throws {
    let scheduler = TestScheduler(initialClock: 0)
    let result = scheduler.start {
      Observable<Int>.error(Failure.first).retry(RetryPolicy(), scheduler: scheduler) { _ in false }
    }
    #expect(result.events == [.error(200, Failure.first)])
  }
}

extension RxTimeInterval {
  fileprivate var milliseconds: Int {
    if case .nanoseconds(let count) = self { Int((Double(count) / 1_000_000).rounded()) } else { -1 }
  }
}
