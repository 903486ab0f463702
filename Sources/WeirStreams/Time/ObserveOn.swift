extension ObservableType {
  /// Sends the events on a scheduler, in their order.
  ///
  /// Events wait in a queue until an action of the scheduler sends them: over dispatch queues one action sends all that
  /// wait, over other schedulers each event has an action of its own. With `MainScheduler.instance`, what is sent on the
  /// main queue while nothing waits arrives at once. After the disposal nothing that waits is sent.
  public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    let batch =
      scheduler is SerialDispatchQueueScheduler || scheduler is ConcurrentDispatchQueueScheduler
      || scheduler is ImmediateScheduler
    let observation = scheduler is SerialDispatchQueueScheduler ? Resources.SerialObservation() : nil
    return Source { [observation] sink, lifetime in
      _ = observation
      let observer =
        batch ? BatchSink(sink, lifetime, scheduler) : SingleSink(sink, lifetime, scheduler) as ObserveOnSink<Element>
      observer.subscribe(to: source)
    }
  }

  /// Sends the events on a scheduler, in their order.
  @available(*, deprecated, renamed: "observe(on:)")
  public func observeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    observe(on: scheduler)
  }
}

/// Sends all that waits in one action.
private final class BatchSink<Element>: ObserveOnSink<Element>, @unchecked Sendable {
  /// After so many an action makes room for others of its queue.
  private static var limit: Int { 1024 }

  override func schedule() {
    _ = scheduler.schedule(self) { sink in
      sink.sendBatches()
      return Disposables.create()
    }
  }

  private func sendBatches() {
    var count = 0
    while let (batch, isLast) = takeBatch() {
      count += batch.count
      while !batch.isEmpty { batch.takeFirst { if !lifetime.isDisposed { sink.next($0) } } }
      if lifetime.isDisposed { return }
      if isLast { return sink.end(error) }
      if count >= BatchSink.limit { return schedule() }
    }
  }

  private func takeBatch() -> (batch: Ring<Element>, isLast: Bool)? {
    lock.withLock {
      if waiting.isEmpty, !hasEnded {
        isScheduled = false
        return nil
      }
      return (takeWaiting(), hasEnded)
    }
  }
}

/// Sends one event in an action.
private final class SingleSink<Element>: ObserveOnSink<Element>, @unchecked Sendable {
  private let action = SerialDisposable()

  override func subscribe(to source: Observable<Element>) {
    super.subscribe(to: source)
    lifetime.add(action)
  }

  override func schedule() {
    action.hold {
      scheduler.schedule(self) { sink in
        sink.sendOne()
        return Disposables.create()
      }
    }
  }

  private func sendOne() {
    if lifetime.isDisposed { return }
    guard let element = lock.withLock({ waiting.removeFirst() }) else { return sink.end(error) }
    sink.next(element)
    let hasMore = lock.withLock {
      isScheduled = !waiting.isEmpty || hasEnded
      return isScheduled
    }
    if hasMore, !lifetime.isDisposed { schedule() }
  }
}
