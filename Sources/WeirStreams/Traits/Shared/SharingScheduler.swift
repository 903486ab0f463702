/// Where drivers and signals send: the main scheduler, unless a test has put another one in its place.
public enum SharingScheduler {
  private static let maker = Replaceable<@Sendable () -> any SchedulerType> { MainScheduler() }

  /// Makes the scheduler of a new driver or signal.
  ///
  /// Any thread.
  public private(set) static var make: @Sendable () -> any SchedulerType {
    get { maker.value }
    set { maker.value = newValue }
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
