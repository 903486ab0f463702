/// What a request knows of itself while it is under way.
struct RequestState {
  var callers: [RequestCaller] = []
  /// Whether the outcome is there, or all callers have cancelled.
  var isOver = false
  /// Whether a `willSend` has been said that no `didReceive` has followed.
  var isSent = false
  /// The request as the endpoint made it.
  var request: URLRequest?
  var bodyFile: BodyFile?
  var attempt = 0
  var earlierStatusCodes: [Int?] = []
  var lastProgress: TransferProgress?
  /// What is to be cancelled when the last caller cancels.
  var work: (any Cancellable)?
  private var onEnd: (@Sendable () -> Void)?

  /// Has a closure called at the end.
  mutating func setEnd(_ action: @escaping @Sendable () -> Void) { onEnd = action }

  /// Ends the request; what is left to do is handed out, since it must not be done under a lock.
  mutating func end() -> Rest {
    let rest = Rest(callers: callers, work: work, isSent: isSent, onEnd: onEnd, progress: lastProgress)
    isOver = true
    isSent = false
    callers = []
    work = nil
    onEnd = nil
    bodyFile = nil
    return rest
  }

  /// What is left to do at the end.
  struct Rest {
    let callers: [RequestCaller]
    let work: (any Cancellable)?
    let isSent: Bool
    let onEnd: (@Sendable () -> Void)?
    let progress: TransferProgress?
  }
}
