extension Store {
  /// The present state, and each new one, as a stream.
  ///
  /// May be subscribed to on any thread; the states come on the main actor. It never ends, and does not keep the store alive.
  public var states: Observable<State> {
    if let streams { return streams.relay.asObservable() }
    let made = StoreStreams(state)
    streams = made
    let relay = made.relay
    var isFirst = true
    made.entry = follow({ $0 }, nil) { state in
      // The relay has it already.
      if isFirst { isFirst = false } else { relay.accept(state) }
      return true
    }
    return relay.asObservable()
  }

  /// A part of the present state, and of each new one where it has changed, as a stream.
  public func states<Part: Equatable>(_ part: KeyPath<State, Part>) -> Observable<Part> {
    statesOf(part).distinctUntilChanged()
  }

  private func statesOf<Part>(_ part: KeyPath<State, Part>) -> Observable<Part> {
    // Key paths are immutable.
    nonisolated(unsafe) let part = part
    return states.map { $0[keyPath: part] }
  }

  /// The present state, and each new one, as an asynchronous sequence.
  ///
  /// Up to 1,024 states wait for a reader that is slower than the store; then the oldest are dropped, and that is reported
  /// once. The sequence ends when the store has gone, or when the task that reads is cancelled.
  public var values: AsyncStream<State> { values(bufferingPolicy: .bufferingNewest(1024)) }

  /// The present state, and each new one, as an asynchronous sequence with a stated buffer.
  /// - Parameter bufferingPolicy: Which states to drop when the reader is slower than the store.
  public func values(
    bufferingPolicy: AsyncStream<State>.Continuation.BufferingPolicy
  ) -> AsyncStream<State> {
    let (stream, continuation) = AsyncStream.makeStream(of: State.self, bufferingPolicy: bufferingPolicy)
    let feed = StateFeed(continuation, of: "Store<\(State.self)>")
    let entry = follow({ $0 }, nil) { feed.send($0) }
    let ending = ended(by: entry)
    continuation.onTermination = { _ in ending.dispose() }
    return stream
  }
}

/// Sends states to an asynchronous sequence, which ends when this goes.
@MainActor
private final class StateFeed<State> {
  private let continuation: AsyncStream<State>.Continuation
  private let name: String
  private var hasReported = false

  init(_ continuation: AsyncStream<State>.Continuation, of name: String) {
    self.continuation = continuation
    self.name = name
  }

  deinit { continuation.finish() }

  /// - Returns: Whether there is still somebody who reads.
  func send(_ state: State) -> Bool {
    // The reader gets a copy of its own.
    nonisolated(unsafe) let state = state
    switch continuation.yield(state) {
    case .terminated: return false
    case .dropped where !hasReported: report()
    default: break
    }
    return true
  }

  private func report() {
    hasReported = true
    WeirDiagnostics.report(
      name, rule: "who reads the states must keep up; states are dropped", value: "the buffer is full",
      remedy: "read faster, or ask for values(bufferingPolicy:) with a policy that fits")
  }
}
