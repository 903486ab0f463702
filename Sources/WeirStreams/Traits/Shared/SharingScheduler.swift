/// Where drivers and signals send: the main scheduler, unless a test has put another one in its place.
public enum SharingScheduler {
  private final class Maker: @unchecked Sendable {
    // `@unchecked Sendable`: guarded by `lock`.
    let lock = Lock()
    var make: @Sendable () -> any SchedulerType = { MainScheduler() }
  }

  private static let maker = Maker()

  /// Makes the scheduler of a new driver or signal.
  ///
  /// Any thread.
  public private(set) static var make: @Sendable () -> any SchedulerType {
    get { maker.lock.withLock { maker.make } }
    set { maker.lock.withLock { maker.make = newValue } }
  }

  /// Runs the action while drivers and signals that are made use the scheduler.
  ///
  /// All threads use it meanwhile; so do not mock in two places at the same time.
  public static func mock(scheduler: any SchedulerType, action: () throws -> Void) rethrows {
    try mock(makeScheduler: { scheduler }, action: action)
  }

  /// Runs the action while drivers and signals that are made use the schedulers that the closure makes.
  ///
  /// All threads use them meanwhile; so do not mock in two places at the same time.
  @preconcurrency
  public static func mock(
    makeScheduler: @escaping @Sendable () -> any SchedulerType, action: () throws -> Void
  ) rethrows {
    let original = make
    make = makeScheduler
    defer { make = original }
    try action()
  }
}
