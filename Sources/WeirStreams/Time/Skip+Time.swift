import Synchronization

extension ObservableType {
  /// Drops what comes until some time has passed; the end is not dropped.
  public func skip(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return Source { sink, lifetime in
      let skip = SkipTimeSink(sink)
      let timer = scheduler.scheduleRelative((), dueTime: duration) {
        skip.isOpen.store(true, ordering: .releasing)
        return Disposables.create()
      }
      lifetime.add(timer)
      source.run(skip, lifetime)
    }
  }

  /// Drops what comes until some time has passed; the same as `skip(for:scheduler:)`.
  public func skip(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    skip(for: duration, scheduler: scheduler)
  }
}

private final class SkipTimeSink<Element>: Sink<Element>, @unchecked Sendable {
  let isOpen = Atomic<Bool>(false)
  private let sink: Sink<Element>

  init(_ sink: Sink<Element>) {
    self.sink = sink
  }

  override func next(_ element: Element) {
    if isOpen.load(ordering: .acquiring) { sink.next(element) }
  }

  override func end(_ error: (any Error)?) { sink.end(error) }
}
