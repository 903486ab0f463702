import Foundation

/// How often to try again, and how long to wait before.
///
/// The delay grows by a factor with each attempt, up to a cap, and is then shortened by chance, so that many clients do not
/// come back at the same moment.
public struct RetryPolicy: Sendable {
  /// How often to subscribe in all, the first time included.
  public let maxAttempts: Int

  /// How long to wait after the first error.
  public let initialDelay: RxTimeInterval

  /// By what each delay is longer than the one before.
  public let multiplier: Double

  /// The longest delay.
  public let maxDelay: RxTimeInterval

  /// The share of a delay, from 0 to 1, that chance may take off.
  public let jitter: Double

  private let random: Random

  /// Makes a policy.
  /// - Parameter generator: Gives the chance; one that is seeded makes the delays repeat. It is asked under a lock, and must
  ///   not use this policy itself.
  public init(
    maxAttempts: Int = 3, initialDelay: RxTimeInterval = .seconds(1), multiplier: Double = 2,
    maxDelay: RxTimeInterval = .seconds(60), jitter: Double = 0,
    generator: some RandomNumberGenerator & Sendable = SystemRandomNumberGenerator()
  ) {
    self.maxAttempts = maxAttempts
    self.initialDelay = initialDelay
    self.multiplier = multiplier
    self.maxDelay = maxDelay
    self.jitter = min(max(jitter, 0), 1)
    random = Random(generator)
  }

  /// The delay after an error.
  ///
  /// With jitter each call gives another one. Any thread.
  /// - Parameter attempt: Which attempt has failed; 1 for the first.
  public func delay(afterAttempt attempt: Int) -> RxTimeInterval {
    let first = max(initialDelay.seconds, 0)
    let factor = pow(multiplier, Double(max(attempt, 1) - 1))
    var seconds = first == 0 ? 0 : min(first * factor, maxDelay.seconds)
    if jitter > 0 { seconds *= 1 - jitter * random.next() }
    let nanoseconds = seconds * 1_000_000_000
    return nanoseconds < Double(Int.max) ? .nanoseconds(Int(max(nanoseconds, 0))) : .never
  }

  /// `@unchecked Sendable`: the generator is guarded by `lock`.
  private final class Random: @unchecked Sendable {
    private let lock = Lock()
    private var generator: any RandomNumberGenerator

    init(_ generator: any RandomNumberGenerator) {
      self.generator = generator
    }

    /// A number from 0 up to 1.
    func next() -> Double {
      lock.withLock {
        Double(generator.next() >> 11) / Double(1 << 53 as UInt64)
      }
    }
  }
}

extension ObservableType {
  /// Subscribes again after an error, after a delay that grows.
  ///
  /// The error of the last attempt, or one that is not worth another, ends the stream.
  /// - Parameters:
  ///   - scheduler: Measures the delays, and is where the stream is subscribed to again.
  ///   - isWorthRetrying: Whether an error may have gone at the next attempt.
  @preconcurrency
  public func retry(
    _ policy: RetryPolicy, scheduler: any SchedulerType,
    isWorthRetrying: @escaping @Sendable (any Swift.Error) -> Bool = { _ in true }
  ) -> Observable<Element> {
    retry { (errors: Observable<any Swift.Error>) in
      errors.enumerated().flatMap { index, error -> Observable<Int> in
        if index + 1 >= policy.maxAttempts || !isWorthRetrying(error) { return .error(error) }
        return .timer(policy.delay(afterAttempt: index + 1), scheduler: scheduler)
      }
    }
  }
}
