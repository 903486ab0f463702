public import WeirStreams

/// A scheduler in virtual time with what a test needs: sources, observers, and a run from subscription to disposal.
///
/// Everything runs on the thread that calls `start`. The closures that it takes need not be `Sendable`; so use it, unlike
/// other schedulers, in one thread or task at a time.
///
/// `@unchecked Sendable`: it adds only constants.
public class TestScheduler: VirtualTimeScheduler<TestSchedulerVirtualTimeConverter>, @unchecked Sendable {
  /// The times at which `start` does its steps unless told otherwise.
  public enum Defaults {
    /// When the source is made.
    public static let created = 100

    /// When it is subscribed to.
    public static let subscribed = 200

    /// When the subscription is disposed of.
    public static let disposed = 1000
  }

  private let simulatesProcessingDelay: Bool

  /// Makes a scheduler.
  /// - Parameters:
  ///   - initialClock: The time from which it starts.
  ///   - resolution: How many seconds one tick of virtual time stands for.
  ///   - simulateProcessingDelay: Whether what is scheduled for now runs one tick later.
  public init(initialClock: TestTime, resolution: Double = 1.0, simulateProcessingDelay: Bool = true) {
    simulatesProcessingDelay = simulateProcessingDelay
    super.init(initialClock: initialClock, converter: TestSchedulerVirtualTimeConverter(resolution: resolution))
  }

  /// A source that sends the events at the given times.
  public func createHotObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element> {
    HotObservable(testScheduler: self, recordedEvents: events)
  }

  /// A source that sends the events to each subscriber, the given times after it has subscribed.
  public func createColdObservable<Element>(_ events: [Recorded<Event<Element>>]) -> TestableObservable<Element> {
    ColdObservable(testScheduler: self, recordedEvents: events)
  }

  /// An observer that records what it gets.
  public func createObserver<Element>(_ type: Element.Type) -> TestableObserver<Element> {
    TestableObserver(scheduler: self)
  }

  /// Runs an action at a time.
  public func scheduleAt(_ time: TestTime, action: @escaping () -> Void) {
    // It runs on the thread that starts the scheduler.
    nonisolated(unsafe) let action = action
    _ = scheduleAbsoluteVirtual((), time: time) {
      action()
      return Disposables.create()
    }
  }

  /// What is scheduled for now or earlier runs one tick from now, or now if no delay is simulated.
  public override func adjustScheduledTime(_ time: VirtualTime) -> VirtualTime {
    // At the end of time there is no later one.
    time > clock || clock == .max ? time : clock + (simulatesProcessingDelay ? 1 : 0)
  }

  /// Makes a stream, subscribes to it and disposes of the subscription at the given times, and runs until nothing is left.
  /// - Returns: What came.
  public func start<Element, OutputSequence: ObservableConvertibleType>(
    created: TestTime, subscribed: TestTime, disposed: TestTime, create: @escaping () -> OutputSequence
  ) -> TestableObserver<Element> where OutputSequence.Element == Element {
    let observer = createObserver(Element.self)
    let subscription = SerialDisposable()
    var source: Observable<Element>?
    scheduleAt(created) { source = create().asObservable() }
    scheduleAt(subscribed) { if let source { subscription.disposable = source.subscribe(observer) } }
    scheduleAt(disposed) { subscription.dispose() }
    start()
    return observer
  }

  /// Makes a stream at 100, subscribes to it at 200 and disposes of the subscription at the given time.
  /// - Returns: What came.
  public func start<Element, OutputSequence: ObservableConvertibleType>(
    disposed: TestTime, create: @escaping () -> OutputSequence
  ) -> TestableObserver<Element> where OutputSequence.Element == Element {
    start(created: Defaults.created, subscribed: Defaults.subscribed, disposed: disposed, create: create)
  }

  /// Makes a stream at 100, subscribes to it at 200 and disposes of the subscription at 1000.
  /// - Returns: What came.
  public func start<Element, OutputSequence: ObservableConvertibleType>(
    _ create: @escaping () -> OutputSequence
  ) -> TestableObserver<Element> where OutputSequence.Element == Element {
    start(disposed: Defaults.disposed, create: create)
  }
}
