/// Adds a token to requests, and gets a new one when a server refuses the old one.
///
/// However many requests are refused, one refresh runs at a time, and each request is tried once more. A request that was
/// refused with an older token than the present one is tried again with that, without a refresh. A second refusal of the same
/// request goes to its caller. Requests that are made while a refresh runs wait for it. When a refresh fails, all requests that
/// wait fail with its error, with the response that they had; the refusals of others that were sent before start no other.
///
/// Targets say by `AccessTokenAuthorizable` whether they need a token. The request that gets the token must not, or it would
/// wait for itself. A refresh goes on when all requests that wait for it are cancelled, since its result would be lost.
public final class TokenInterceptor: RequestInterceptor {
  private let state: Guarded<TokenState>
  private let refresh: @Sendable (_ refused: String?) -> Single<String>
  private let isRefusal: @Sendable (Response) -> Bool

  /// Makes an interceptor.
  /// - Parameters:
  ///   - token: The token to begin with; where it is nil, requests go without one until a server has refused one.
  ///   - isRefusal: Whether a response says that the token is no good; 401 does unless given.
  ///   - refresh: Gets a new token; it is told the one that was refused. It should end at some time, since all requests wait.
  @preconcurrency
  public init(
    token: String?, isRefusal: @escaping @Sendable (Response) -> Bool = { $0.statusCode == 401 },
    refresh: @escaping @Sendable (_ refused: String?) -> Single<String>
  ) {
    state = Guarded(TokenState(token: token))
    self.isRefusal = isRefusal
    self.refresh = refresh
  }

  /// Makes an interceptor whose refresh is an asynchronous function.
  @_disfavoredOverload
  @preconcurrency
  public convenience init(
    token: String?, isRefusal: @escaping @Sendable (Response) -> Bool = { $0.statusCode == 401 },
    refresh: @escaping @Sendable (_ refused: String?) async throws -> String
  ) {
    self.init(token: token, isRefusal: isRefusal) { refused in Single.create { try await refresh(refused) } }
  }

  /// The token; set it after signing in or out.
  ///
  /// What a refresh that runs meanwhile brings is then not taken over.
  public var token: String? {
    get { state.withLock { $0.token } }
    set { state.withLock { $0.set(newValue) } }
  }

  /// The request with the token, once there is none to wait for.
  public func adapt(_ request: URLRequest, for target: any TargetType) -> Single<URLRequest> {
    guard let word = Self.word(for: target) else { return .just(request) }
    return waitForRefresh { _ in nil }.map { token in
      var request = request
      if let token { request.setValue("\(word) \(token)", forHTTPHeaderField: "Authorization") }
      return request
    }
  }

  /// Tries a refused request again with a newer token.
  public func decide(after attempt: RequestAttempt) -> Single<RetryDecision> {
    guard let word = Self.word(for: attempt.target), let response = attempt.response, isRefusal(response),
      !attempt.earlierStatusCodes.contains(response.statusCode)
    else { return .just(.proceed) }
    let sent = attempt.request.value(forHTTPHeaderField: "Authorization")
    return waitForRefresh { state in state.needsRefresh(after: attempt, sent: sent, word) }.map { _ in .retry }
  }

  /// How a token is written for a target; nil where it needs none.
  private static func word(for target: any TargetType) -> String? {
    (target as? any AccessTokenAuthorizable)?.authorizationType?.value
  }

  /// The token once no refresh runs.
  /// - Parameter need: Says under the lock what to do first; nil where nothing is to be done.
  private func waitForRefresh(_ need: @escaping @Sendable (TokenState) -> TokenState.Need?) -> Single<String?> {
    Single.create { [self] observer in
      let step = state.withLock { $0.step(need($0), observer) }
      switch step {
      case .wait: break
      case .refresh(let refused, let round): start(refused, round)
      case .done(let result): observer(result)
      }
      // Which waiter it was does not matter: a single that has been disposed of takes no result.
      return Disposables.create()
    }
  }

  private func start(_ refused: String?, _ round: Int) {
    _ = refresh(refused).subscribe { [self] result in
      let (waiters, outcome) = state.withLock { $0.finish(result, round) }
      for waiter in waiters { waiter.tell(outcome) }
    }
  }
}
