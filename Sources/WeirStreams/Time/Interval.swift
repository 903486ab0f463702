extension ObservableType where Element: RxAbstractInteger {
  /// A stream that counts from 0, one number each period, and never ends.
  ///
  /// The numbers are sent where the scheduler runs its actions.
  public static func interval(_ period: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    timer(period, period: period, scheduler: scheduler)
  }
}
