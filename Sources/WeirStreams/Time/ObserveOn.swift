extension ObservableType {
  /// Sends the events on a scheduler, in their order.
  ///
  /// Events wait in a queue until an action of the scheduler sends them: over dispatch queues one action sends all that
  /// wait, over other schedulers each event has an action of its own. With `MainScheduler.instance`, what is sent on the
  /// main queue while nothing waits arrives at once. After the disposal nothing that waits is sent.
  public func observe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    let source = asObservable()
    let way = ObserveOnWay(scheduler)
    let observation = scheduler is SerialDispatchQueueScheduler ? Resources.SerialObservation() : nil
    return Source { [observation] sink, lifetime in
      _ = observation
      let observer: ObserveOnSink<Element> =
        switch way {
        case .atOnce(let main): MainBatchSink(sink, lifetime, main)
        case .inBatches: BatchSink(sink, lifetime, scheduler)
        case .oneByOne: SingleSink(sink, lifetime, scheduler)
        }
      observer.subscribe(to: source)
    }
  }

  /// Sends the events on a scheduler, in their order.
  @available(*, deprecated, renamed: "observe(on:)")
  public func observeOn(_ scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    observe(on: scheduler)
  }
}

/// How a scheduler is used for many events.
private enum ObserveOnWay {
  case atOnce(MainScheduler)
  case inBatches
  case oneByOne

  init(_ scheduler: any ImmediateSchedulerType) {
    if let main = scheduler as? MainScheduler {
      self = .atOnce(main)
    } else if scheduler is SerialDispatchQueueScheduler || scheduler is ConcurrentDispatchQueueScheduler
      || scheduler is ImmediateScheduler
    {
      self = .inBatches
    } else {
      self = .oneByOne
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
