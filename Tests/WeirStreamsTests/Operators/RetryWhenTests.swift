import Testing
import WeirStreams
import WeirTesting

@Suite struct RetryWhenTests {
  private struct OtherError: Error {}

  @Test func trigger() throws {
    let scheduler = TestScheduler(initialClock: 0)
    let cold = try scheduler.createColdObservable(marbles: "-a#")
    let trigger = try scheduler.createHotObservable(marbles: "-x-x---y---|")
    let result = scheduler.start { cold.retry { (_: Observable<any Error>) in trigger } }
    #expect(try result.mismatch(with: "-a--a---a--|") == nil)
    #expect(cold.subscriptions == [.init(200, 202), .init(203, 205), .init(207, 209)])
    #expect(trigger.subscriptions == [.init(200, 211)])
  }

  @Test func endOfTheTrigger() {
    let failing = Observable.concat(.just(1), .error(Failure.first))
    #expect(
      failing.retry { (_: Observable<any Error>) in Observable<Int>.empty() }.sentAtOnce()
        == ["1", "completed", "disposed"])
    #expect(
      failing.retry { (_: Observable<any Error>) in Observable<Int>.error(Failure.second) }.sentAtOnce()
        == ["1", "error second", "disposed"])
    #expect(
      failing.retry { (errors: Observable<any Error>) in errors.take(2) }.sentAtOnce()
        == ["1", "1", "1", "completed", "disposed"])
  }

  @Test func typeOfTheError() {
    let failing = Observable.concat(.just(1), .error(Failure.first))
    #expect(
      failing.retry { (errors: Observable<OtherError>) in errors }.sentAtOnce() == ["1", "error first", "disposed"])
    #expect(
      failing.retry { (errors: Observable<Failure>) in errors.take(1) }.sentAtOnce()
        == ["1", "1", "completed", "disposed"])
  }

  @Test func manyAtOnce() {
    let attempts = Counter()
    let source = Observable<Int>.deferred { attempts.increment() < 100_000 ? .error(Failure.first) : .just(1) }
    #expect(source.retry { (errors: Observable<any Error>) in errors }.sentAtOnce() == ["1", "completed", "disposed"])
  }
}

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
