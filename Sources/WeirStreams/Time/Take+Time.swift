extension ObservableType {
  /// Sends what comes until some time has passed, and then completes.
  public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Source { sink, lifetime in
      let gate = GateSink(sink, lifetime)
      let timer = scheduler.scheduleRelative((), dueTime: duration) {
        gate.end(nil)
        return Disposables.create()
      }
      lifetime.add(timer)
      source.run(gate, lifetime)
    }
  }

  /// Sends what comes until some time has passed, and then completes.
  @available(*, deprecated, renamed: "take(for:scheduler:)")
  public func take(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    take(for: duration, scheduler: scheduler)
  }
}
