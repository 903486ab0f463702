/// The sink of `observe(on:)` that sends all that waits in one action of its scheduler.
class BatchSink<Element>: ObserveOnSink<Element>, @unchecked Sendable {
  /// After so many an action makes room for others of its queue.
  private static var limit: Int { 1024 }

  override func schedule() {
    _ = scheduler.schedule(self) { sink in
      sink.sendBatches()
      return Disposables.create()
    }
  }

  final func sendBatches() {
    var count = 0
    while let (batch, isLast) = takeBatch() {
      count += batch.count
      batch.takeEach { if !lifetime.isDisposed { sink.next($0) } }
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

/// The same on the main scheduler: an element that comes while nothing waits is sent without being queued.
final class MainBatchSink<Element>: BatchSink<Element>, @unchecked Sendable {
  private let main: MainScheduler

  init(_ sink: Sink<Element>, _ lifetime: Lifetime, _ main: MainScheduler) {
    self.main = main
    super.init(sink, lifetime, main)
  }

  override func next(_ element: Element) {
    guard main.enter() else { return super.next(element) }
    if claim() {
      if !lifetime.isDisposed { sink.next(element) }
      sendBatches()
    } else {
      super.next(element)
    }
    main.leave()
  }
}
