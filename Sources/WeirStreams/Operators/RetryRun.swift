/// One subscription of `retry(when:)`: subscribes to the source again and again.
final class RetryRun<Element>: Succession<Element>, @unchecked Sendable {
  /// What the trigger has said about an error.
  private struct State {
    var isWaiting = false
    var isStopped = false
    var stopError: (any Error)?
  }

  private let source: Observable<Element>
  private let tell: (any Error) -> Bool
  private let lock = Lock()
  // Guarded by `lock`.
  @exclusivity(unchecked) private var state = State()

  /// - Parameter tell: Tells the trigger of an error; false if it is not one that it wants.
  init(
    _ source: Observable<Element>, _ sink: Sink<Element>, _ lifetime: Lifetime, tell: @escaping (any Error) -> Bool
  ) {
    self.source = source
    self.tell = tell
    super.init(sink, lifetime)
  }

  override func goesOn(after error: (any Error)?) -> Bool { error != nil }

  override func resume(after error: (any Error)?) {
    guard let error else { return }
    let stopped = lock.withLock {
      state.isWaiting = !state.isStopped
      return state
    }
    if stopped.isStopped { return sink.end(stopped.stopError) }
    if !tell(error), takeTurn() { sink.end(error) }
  }

  /// The trigger has sent an element.
  func tryAgain() {
    if takeTurn() { advance() }
  }

  /// The trigger has ended; that counts when the source has failed, now or later.
  func stop(_ error: (any Error)?) {
    let wasWaiting = lock.withLock {
      state.isStopped = true
      state.stopError = error
      let wasWaiting = state.isWaiting
      state.isWaiting = false
      return wasWaiting
    }
    if wasWaiting { sink.end(error) }
  }

  override func step() {
    if !lifetime.isDisposed { subscribe(to: source) }
  }

  private func takeTurn() -> Bool {
    lock.withLock {
      let wasWaiting = state.isWaiting
      state.isWaiting = false
      return wasWaiting
    }
  }
}
