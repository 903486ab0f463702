/// The token, and who waits for a new one; its transitions say what is to be done, outside the lock.
struct TokenState {
  /// What a request needs before it can be sent.
  enum Need {
    /// A token newer than this one.
    case refresh(String?)
    /// Nothing can be had: the refresh for its token has failed.
    case nothing(any Error)
  }

  /// What is to be done.
  enum Step {
    case wait
    case refresh(refused: String?, round: Int)
    case done(Result<String?, any Error>)
  }

  /// A request that waits.
  struct Waiter: Sendable {
    let tell: @Sendable (Result<String?, any Error>) -> Void
  }

  private(set) var token: String?
  private var waiters: [Waiter] = []
  private var isRefreshing = false
  /// Counts the tokens that were set from outside; a refresh that began before has nothing to say.
  private var round = 0
  /// The refresh that failed last: when, and why.
  private var failure: (order: UInt64, error: any Error)?

  init(token: String?) {
    self.token = token
  }

  /// Sets the token from outside.
  mutating func set(_ token: String?) {
    self.token = token
    failure = nil
    round += 1
  }

  /// What a refused request needs; nil where the token has changed since.
  func needsRefresh(after attempt: RequestAttempt, sent: String?, _ word: String) -> Need? {
    if sent != token.map({ "\(word) \($0)" }) { return nil }
    if let failure, attempt.order < failure.order { return .nothing(failure.error) }
    return .refresh(token)
  }

  /// Lets a request go on, wait, or start a refresh.
  mutating func step(_ need: Need?, _ tell: @escaping @Sendable (Result<String?, any Error>) -> Void) -> Step {
    if isRefreshing {
      waiters.append(Waiter(tell: tell))
      return .wait
    }
    switch need {
    case nil: return .done(.success(token))
    case .nothing(let error): return .done(.failure(error))
    case .refresh(let refused):
      isRefreshing = true
      waiters.append(Waiter(tell: tell))
      return .refresh(refused: refused, round: round)
    }
  }

  /// Takes over what a refresh has brought.
  /// - Returns: Who is to be told, and what.
  mutating func finish(
    _ result: Result<String, any Error>, _ round: Int
  ) -> (waiters: [Waiter], outcome: Result<String?, any Error>) {
    defer { waiters = [] }
    isRefreshing = false
    // A token that was set meanwhile is as good as a new one.
    guard round == self.round else { return (waiters, .success(token)) }
    switch result {
    case .success(let token):
      self.token = token
      failure = nil
    case .failure(let error):
      failure = (AttemptOrder.next(), error)
    }
    return (waiters, result.map { $0 })
  }
}
