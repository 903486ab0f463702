extension ObservableType where Element: RxAbstractInteger {
  /// A stream that sends 0 when some time has passed, and then completes, or goes on counting.
  ///
  /// The numbers are sent where the scheduler runs its actions.
  /// - Parameter period: The time from one number to the next; with nil there is only one.
  public static func timer(
    _ dueTime: RxTimeInterval, period: RxTimeInterval? = nil, scheduler: any SchedulerType
  ) -> Observable<Element> {
    Source { sink, lifetime in
      guard let period else { return lifetime.add(ringOnce(sink, lifetime, dueTime, scheduler)) }
      let first: Element = 0
      let timer = scheduler.schedulePeriodic(first, startAfter: dueTime, period: period) { number in
        if !lifetime.isDisposed { sink.next(number) }
        return number &+ 1
      }
      lifetime.add(timer)
    }
  }

  private static func ringOnce(
    _ sink: Sink<Element>, _ lifetime: Lifetime, _ time: RxTimeInterval, _ scheduler: any SchedulerType
  ) -> any Disposable {
    scheduler.scheduleRelative((), dueTime: time) {
      if !lifetime.isDisposed { sink.next(0) }
      if !lifetime.isDisposed { sink.end(nil) }
      return Disposables.create()
    }
  }
}
