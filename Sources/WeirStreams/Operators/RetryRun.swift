/// One subscription of `retry(when:)`: subscribes to the source again and again.
final class RetryRun<Element>: Succession<Element>, @unchecked Sendable {
  /// Whose turn it is, and what the trigger has said last.
  private struct State {
    var phase = Phase.running
    var isStopped = false
    var stopError: (any Error)?
  }

  private enum Phase {
    case running

    /// The source has failed; the trigger decides.
    case waiting

    /// The trigger has sent an element, and the source is about to be subscribed to again.
    case resuming
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
      if !state.isStopped { state.phase = .waiting }
      return state
    }
    if stopped.isStopped { return sink.end(stopped.stopError) }
    if !tell(error), move(to: .running) { sink.end(error) }
  }

  /// The trigger has sent an element.
  func tryAgain() {
    if move(to: .resuming) { advance() }
  }

  /// The trigger has ended; that counts when the source is not running, now or later.
  func stop(_ error: (any Error)?) {
    let wasRunning = lock.withLock {
      state.isStopped = true
      state.stopError = error
      let wasRunning = state.phase == .running
      state.phase = .running
      return wasRunning
    }
    if !wasRunning { sink.end(error) }
  }

  override func step() {
    lock.withLock { state.phase = .running }
    if !lifetime.isDisposed { subscribe(to: source) }
  }

  /// - Returns: Whether the source had failed, and nobody else has answered that.
  private func move(to phase: Phase) -> Bool {
    lock.withLock {
      guard state.phase == .waiting else { return false }
      state.phase = phase
      return true
    }
  }
}
