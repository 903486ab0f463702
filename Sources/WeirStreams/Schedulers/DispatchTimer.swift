import Dispatch

/// A timer on a dispatch queue that calls a closure until it is disposed of.
///
/// It keeps itself alive until then. A timer that shall never ring, or only once, is given `never`.
///
/// `@unchecked Sendable`: the source is only touched under `lock` once it runs.
final class DispatchTimer: Cancelable, @unchecked Sendable {
  private let lock = Lock()
  private let queue: DispatchQueue
  private let body: @Sendable (DispatchTimer) -> Void
  private var source: (any DispatchSourceTimer)?
  private var isOver = false

  init(_ queue: DispatchQueue, _ body: @escaping @Sendable (DispatchTimer) -> Void) {
    self.queue = queue
    self.body = body
  }

  var isDisposed: Bool { lock.withLock { isOver } }

  func start(after time: DispatchTimeInterval, every period: DispatchTimeInterval, _ leeway: DispatchTimeInterval) {
    let timer = DispatchSource.makeTimerSource(queue: queue)
    // Dispatch ends the program where a period is negative.
    let period = period.seconds < 0 ? .nanoseconds(0) : period
    timer.schedule(deadline: .now() + time, repeating: period, leeway: leeway)
    timer.setEventHandler { [self] in
      if isDisposed { return }
      body(self)
      #if DEBUG
        // The queue puts the rings in order, but the thread sanitizer only sees that in the lock.
        lock.withLock {}
      #endif
    }
    source = timer
    timer.activate()
  }

  func dispose() {
    let timer = lock.withLock {
      isOver = true
      let timer = source
      source = nil
      return timer
    }
    timer?.setEventHandler {}
    timer?.cancel()
  }
}
