import Testing
import WeirNetworking
import WeirTesting

/// The scenario "401 storm", and what is around it.
@Suite(.timeLimit(.minutes(10))) struct TokenInterceptorTests {
  private let outcomes = Recorder<String>()
  private let refusals = Recorder<String?>()
  private let news = Recorder<@Sendable (SingleEvent<String>) -> Void>()

  /// Refreshes end when the test says so.
  private func interceptor(_ token: String? = "old") -> TokenInterceptor {
    TokenInterceptor(token: token) { [refusals, news] (refused: String?) -> Single<String> in
      refusals.add(refused)
      return Single.create { observer in
        news.add(observer)
        return Disposables.create()
      }
    }
  }

  private func provider(_ transport: FakeTransport, _ interceptor: TokenInterceptor) -> Provider<API> {
    Provider(transport: transport, interceptors: [interceptor])
  }

  private func ask(_ provider: Provider<API>, _ target: API = .secured, times: Int = 1) {
    for _ in 0..<times { provider.request(target) { [outcomes] in outcomes.add(SpyPlugin.text($0)) } }
  }

  @Test func storm401() {
    // 20 requests with a token that has run out: one refresh, each request tried once more.
    let transport = FakeTransport()
    let provider = provider(transport, interceptor())
    ask(provider, times: 20)
    #expect(transport.exchanges.allSatisfy { $0.header("Authorization") == "Bearer old" })
    let firsts = transport.exchanges
    for exchange in firsts.dropLast() { exchange.answer(401) }
    #expect(refusals.values == ["old"], "one refresh")
    news.values[0](.success("new"))
    #expect(transport.exchanges.count == 39)
    #expect(transport.exchanges.dropFirst(20).allSatisfy { $0.header("Authorization") == "Bearer new" })
    for exchange in transport.exchanges.dropFirst(20) { exchange.answer(200) }
    #expect(outcomes.values == Array(repeating: "200", count: 19))

    // A straggler's 401 for the old token starts no second refresh.
    firsts.last?.answer(401)
    #expect(refusals.values.count == 1)
    #expect(transport.exchanges.count == 40)
    #expect(transport.exchanges.last?.header("Authorization") == "Bearer new")

    // A second 401 for the new one is handed to the caller.
    transport.exchanges.last?.answer(401, "no")
    #expect(outcomes.values.last == "401")
    #expect(refusals.values.count == 1)
    #expect(transport.exchanges.count == 40)
  }

  @Test func stormOnManyThreads() async throws {
    let fresh = Recorder<Int>()
    let transport = FakeTransport { exchange, _ in
      DispatchQueue.global().async { exchange.answer(exchange.header("Authorization") == "Bearer new" ? 200 : 401) }
    }
    let interceptor = TokenInterceptor(token: "old") { (_: String?) async throws -> String in
      fresh.add(1)
      return "new"
    }
    let provider = provider(transport, interceptor)
    let codes = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<20 { group.addTask { try await provider.request(.secured).statusCode } }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(codes == Array(repeating: 200, count: 20))
    #expect(fresh.values.count == 1)
    #expect(transport.exchanges.count <= 40)
    #expect(interceptor.token == "new")
  }

  @Test func aFailedRefreshFailsThoseThatWaitAndKeepsTheirResponses() throws {
    let transport = FakeTransport()
    let provider = provider(transport, interceptor())
    let errors = Recorder<NetworkError>()
    for _ in 0..<3 {
      provider.request(.secured) { if case .failure(let error) = $0 { errors.add(error) } }
    }
    for exchange in transport.exchanges.dropLast() { exchange.answer(401, "why") }
    news.values[0](.failure(URLError(.userAuthenticationRequired)))
    #expect(errors.values.count == 2)
    for error in errors.values {
      #expect((error.underlyingError as? URLError)?.code == .userAuthenticationRequired)
      #expect(error.response?.data == Data("why".utf8))
    }
    // The one that was sent before the failure starts no refresh of its own; a later one may.
    transport.exchanges[2].answer(401)
    #expect(errors.values.count == 3)
    #expect(refusals.values.count == 1)
    ask(provider)
    transport.exchanges.last?.answer(401)
    #expect(refusals.values.count == 2)
    news.values[1](.success("new"))
    transport.exchanges.last?.answer(200)
    #expect(outcomes.values == ["200"])
  }

  @Test func newRequestsWaitForARefresh() {
    let transport = FakeTransport()
    let provider = provider(transport, interceptor())
    ask(provider)
    transport.exchanges[0].answer(401)
    ask(provider)
    ask(provider, .zen)
    #expect(transport.exchanges.count == 2, "only what needs no token goes")
    #expect(transport.exchanges[1].header("Authorization") == nil)
    news.values[0](.success("new"))
    #expect(transport.exchanges.count == 4)
    #expect(transport.exchanges.suffix(2).allSatisfy { $0.header("Authorization") == "Bearer new" })
  }

  @Test func aRequestThatWaitsCanBeCancelledAndTheRefreshGoesOn() {
    let transport = FakeTransport()
    let interceptor = interceptor()
    let provider = provider(transport, interceptor)
    let request = provider.request(.secured) { [outcomes] in outcomes.add(SpyPlugin.text($0)) }
    transport.exchanges[0].answer(401)
    request.cancel()
    #expect(outcomes.values == ["cancelled"])
    news.values[0](.success("new"))
    #expect(interceptor.token == "new")
    #expect(transport.exchanges.count == 1)
    #expect(outcomes.values == ["cancelled"])
  }

  @Test func targetsWithoutATokenAreLeftAlone() {
    let transport = FakeTransport { exchange, _ in exchange.answer(401) }
    let provider = provider(transport, interceptor())
    ask(provider, .zen)
    #expect(outcomes.values == ["401"])
    #expect(refusals.values.isEmpty)
  }

  @Test func withoutATokenRequestsGoWithout() {
    let transport = FakeTransport()
    let provider = provider(transport, interceptor(nil))
    ask(provider)
    #expect(transport.exchanges[0].header("Authorization") == nil)
    transport.exchanges[0].answer(401)
    #expect(refusals.values == [nil])
    news.values[0](.success("first"))
    #expect(transport.exchanges[1].header("Authorization") == "Bearer first")
  }

  @Test func aTokenThatIsSetMeanwhileCounts() {
    let transport = FakeTransport()
    let interceptor = interceptor()
    let provider = provider(transport, interceptor)
    ask(provider, times: 2)
    transport.exchanges[0].answer(401)
    interceptor.token = "signed in"
    news.values[0](.failure(URLError(.timedOut)))
    #expect(interceptor.token == "signed in")
    #expect(transport.exchanges[2].header("Authorization") == "Bearer signed in")
    transport.exchanges[1].answer(401)
    #expect(transport.exchanges[3].header("Authorization") == "Bearer signed in")
    #expect(refusals.values.count == 1)
  }

  @Test func whatARefusalIsCanBeSaid() {
    let transport = FakeTransport { exchange, number in exchange.answer(number == 1 ? 403 : 200) }
    let interceptor = TokenInterceptor(token: "old", isRefusal: { $0.statusCode == 403 }) { (_: String?) in .just("new")
    }
    ask(provider(transport, interceptor))
    #expect(outcomes.values == ["200"])
    #expect(transport.exchanges.map { $0.header("Authorization") } == ["Bearer old", "Bearer new"])
  }

  @Test func validationDoesNotHideARefusal() {
    struct Strict: TargetType, AccessTokenAuthorizable {
      var baseURL: URL { API.zen.baseURL }
      var path: String { "/strict" }
      var method: HTTPMethod { .get }
      var task: RequestTask { .requestPlain }
      var headers: [String: String]? { nil }
      var validationType: ValidationType { .successCodes }
      var authorizationType: AuthorizationType? { .custom("Token") }
    }
    let transport = FakeTransport { exchange, number in exchange.answer(number == 1 ? 401 : 200) }
    let interceptor = TokenInterceptor(token: "old") { (_: String?) in .just("new") }
    let provider = Provider<MultiTarget>(transport: transport, interceptors: [interceptor])
    provider.request(MultiTarget(Strict())) { [outcomes] in outcomes.add(SpyPlugin.text($0)) }
    #expect(outcomes.values == ["200"])
    #expect(transport.exchanges.map { $0.header("Authorization") } == ["Token old", "Token new"])
  }

  @Test func pluginsHearOfEachAttempt() {
    let (spy, transport) = (SpyPlugin(), FakeTransport { exchange, number in exchange.answer(number == 1 ? 401 : 200) })
    let interceptor = TokenInterceptor(token: "old") { (_: String?) in .just("new") }
    let provider = Provider<API>(transport: transport, interceptors: [interceptor], plugins: [spy])
    ask(provider)
    #expect(
      spy.events.values == [
        "prepare", "willSend", "didReceive 401", "prepare", "willSend", "didReceive 200", "process 200",
      ])
  }
}
