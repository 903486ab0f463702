public import WeirStreams

/// What becomes of the models that nobody retains and nobody observes.
public struct IdlePolicy: Sendable {
  let keepsReleased: Bool
  let limit: Int?
  let duration: Double?
  let scheduler: (any SchedulerType)?

  /// A model goes with its last handle.
  ///
  /// One that was never retained stays until it is removed, or retained and released.
  public static let whileRetained = IdlePolicy(keepsReleased: false)

  /// Models stay until they are removed.
  public static let forever = IdlePolicy(keepsReleased: true)

  /// The models that were used last stay, of all types together; the least recently used go (LRU).
  ///
  /// A model is used when it is read by its id, changed, released, or when its last observer goes. Models that are retained
  /// or observed do not count. A negative limit is 0.
  public static func mostRecent(_ limit: Int) -> IdlePolicy {
    IdlePolicy(keepsReleased: true, limit: max(0, limit))
  }

  /// A model stays for some time after its last use, and at most a number of them.
  ///
  /// - Parameters:
  ///   - duration: How long it stays; `.never` for ever.
  ///   - limit: How many stay at most; nil for any number.
  ///   - scheduler: What tells the time, and on which models are removed when theirs is over.
  public static func recent(
    _ duration: RxTimeInterval, limit: Int? = nil, on scheduler: any SchedulerType
  ) -> IdlePolicy {
    IdlePolicy(
      keepsReleased: true, limit: limit.map { max(0, $0) }, duration: seconds(duration).map { max(0, $0) },
      scheduler: scheduler)
  }

  private init(
    keepsReleased: Bool, limit: Int? = nil, duration: Double? = nil, scheduler: (any SchedulerType)? = nil
  ) {
    self.keepsReleased = keepsReleased
    self.limit = limit
    self.duration = duration
    self.scheduler = scheduler
  }

  var now: Double { scheduler?.now.timeIntervalSinceReferenceDate ?? 0 }

  private static func seconds(_ interval: RxTimeInterval) -> Double? {
    switch interval {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    case .never: nil
    @unknown default: nil
    }
  }
}
