import Testing
import WeirNetworking
import WeirTesting

@Suite struct PluginTests {
  private func request(_ target: any TargetType, _ plugin: any PluginType) throws -> URLRequest {
    let request = URLRequest(url: try #require(URL(string: "https://h/a")))
    return plugin.prepare(request, target: target)
  }

  @Test func tokensGoToTargetsThatAskForThem() throws {
    let plugin = AccessTokenPlugin { target in "token of \(target.path)" }
    #expect(try request(API.zen, plugin).allHTTPHeaderFields?["Authorization"] == nil)
    #expect(try request(API.secured, plugin).value(forHTTPHeaderField: "Authorization") == "Bearer token of /secured")
    #expect(
      try request(MultiTarget(API.secured), plugin).value(forHTTPHeaderField: "Authorization")
        == "Bearer token of /secured")
    #expect(try request(MultiTarget(API.zen), plugin).value(forHTTPHeaderField: "Authorization") == nil)
  }

  @Test func aTokenTakesThePlaceOfAnOlderOne() throws {
    let plugin = AccessTokenPlugin { _ in "b" }
    var old = URLRequest(url: try #require(URL(string: "https://h/a")))
    old.setValue("Bearer a", forHTTPHeaderField: "Authorization")
    #expect(plugin.prepare(old, target: API.secured).value(forHTTPHeaderField: "Authorization") == "Bearer b")
  }

  @Test(arguments: [(AuthorizationType.basic, "Basic"), (.bearer, "Bearer"), (.custom("X"), "X")])
  func theWordBeforeTheToken(_ type: AuthorizationType, _ word: String) { #expect(type.value == word) }

  @Test func credentialsReachTheTransport() throws {
    let transport = FakeTransport { exchange, _ in exchange.answer(200) }
    let plugin = CredentialsPlugin { target in
      target.path == "/zen" ? URLCredential(user: "ann", password: "pw", persistence: .none) : nil
    }
    let provider = Provider<API>(transport: transport, plugins: [plugin])
    provider.request(.zen) { _ in }
    provider.request(.secured) { _ in }
    #expect(transport.exchanges.map { $0.request.credential?.user } == ["ann", nil])
  }

  @Test func eachBeginningHasAnEnd() {
    let changes = Recorder<String>()
    let plugin = NetworkActivityPlugin { change, target in changes.add("\(change) \(target.path)") }
    let transport = FakeTransport()
    let provider = Provider<API>(transport: transport, plugins: [plugin])
    let request = provider.request(.zen) { _ in }
    provider.request(.secured) { _ in }
    request.cancel()
    transport.exchanges.last?.fail(URLError(.timedOut))
    provider.request(.custom(.init(path: "/#"))) { _ in }
    #expect(changes.values == ["began /zen", "began /secured", "ended /zen", "ended /secured"])
  }

  @Test func activityIsCounted() {
    let (activity, counts, states) = (NetworkActivity(), Recorder<Int>(), Recorder<Bool>())
    let subscriptions = [
      activity.requestCount.subscribe(onNext: { counts.add($0) }),
      activity.isActive.subscribe(onNext: { states.add($0) }),
    ]
    let transport = FakeTransport()
    let provider = Provider<API>(transport: transport, plugins: [activity])
    let first = provider.request(.zen) { _ in }
    provider.request(.secured) { _ in }
    transport.exchanges.last?.answer(200)
    first.cancel()
    #expect(counts.values == [0, 1, 2, 1, 0])
    #expect(states.values == [false, true, false])
    for subscription in subscriptions { subscription.dispose() }
  }

  @Test func theLastCountOfManyThreadsIsRight() async {
    let (activity, counts) = (NetworkActivity(), Recorder<Int>())
    let subscription = activity.requestCount.subscribe(onNext: { counts.add($0) })
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<200 {
            activity.willSend(Sent(), target: API.zen)
            activity.didReceive(.failure(.requestMapping("")), target: API.zen)
          }
        }
      }
    }
    #expect(counts.values.last == 0)
    #expect(counts.values.allSatisfy { (0...8).contains($0) })
    subscription.dispose()
  }

  private struct Sent: RequestType {
    var request: URLRequest? { nil }
    var sessionHeaders: [String: String] { [:] }
    func authenticate(username: String, password: String, persistence: URLCredential.Persistence) -> Sent { self }
    func authenticate(with credential: URLCredential) -> Sent { self }
    func cURLDescription(calling handler: @escaping (String) -> Void) -> Sent { self }
  }
}
