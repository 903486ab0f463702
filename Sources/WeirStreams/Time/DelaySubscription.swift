extension ObservableType {
  /// Subscribes to the source when some time has passed, where the scheduler runs its actions.
  public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Source { sink, lifetime in
      // Has its place before what follows is set up, so that upstream is disposed of first.
      let upstream = Lifetime()
      let timer = scheduler.scheduleRelative((), dueTime: dueTime) {
        if !lifetime.isDisposed { source.start(sink, upstream) }
        return Disposables.create()
      }
      lifetime.add(timer)
      lifetime.add(upstream)
    }
  }
}
