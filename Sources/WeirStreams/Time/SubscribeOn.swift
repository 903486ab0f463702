import Synchronization

extension ObservableType {
  /// Subscribes to the source, and ends that subscription, on a scheduler.
  ///
  /// The events come where the source sends them; see `observe(on:)` for those.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    // A source of another type releases nothing at its end by itself, so that this is left to the scheduler too.
    let endsItself = self is Observable<Element>
    return Source { sink, lifetime in
      SubscribeOnSink(sink, lifetime, endsItself).subscribe(to: source, on: scheduler)
    }
  }

  /// Subscribes to the source, and ends that subscription, on a scheduler.
  @available(*, deprecated, renamed: "subscribe(on:)")
  public func subscribeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    subscribe(on: scheduler)
  }
}

private final class SubscribeOnSink<Element>: Sink<Element>, @unchecked Sendable {
  private let sink: Sink<Element>
  private let lifetime: Lifetime
  private let upstream = Lifetime()
  private let endsItself: Bool
  private let isStarting = Atomic<Bool>(false)

  init(_ sink: Sink<Element>, _ lifetime: Lifetime, _ endsItself: Bool) {
    self.sink = sink
    self.lifetime = lifetime
    self.endsItself = endsItself
  }

  func subscribe(to source: Observable<Element>, on scheduler: any ImmediateSchedulerType) {
    let whole = SerialDisposable()
    lifetime.add(whole)
    whole.hold {
      scheduler.schedule(()) { [self] in
        if lifetime.isDisposed { return Disposables.create() }
        isStarting.store(true, ordering: .releasing)
        source.start(self, upstream)
        isStarting.store(false, ordering: .releasing)
        whole.disposable = ScheduledDisposable(scheduler: scheduler, disposable: upstream)
        return Disposables.create()
      }
    }
  }

  override func next(_ element: Element) {
    if !lifetime.isDisposed { return sink.next(element) }
    // A source that sends without end while it is subscribed to must be stopped here: the scheduler is busy with it.
    if isStarting.load(ordering: .acquiring) { upstream.dispose() }
  }

  override func end(_ error: (any Error)?) {
    if !lifetime.isDisposed { sink.end(error) }
    if endsItself { upstream.dispose() }
  }
}
