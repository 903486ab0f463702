import TestSupport
import Testing
import WeirNetworking
import WeirTesting

@Suite struct RetryInterceptorTests {
  private let scheduler = TestScheduler(initialClock: 0, simulateProcessingDelay: false)
  private let outcomes = Recorder<String>()
  private let times = Recorder<Int>()

  /// A provider whose attempts note their virtual times.
  private func provider(
    _ interceptor: any RequestInterceptor, answer: @escaping @Sendable (FakeTransport.Exchange, Int) -> Void
  ) -> (Provider<API>, FakeTransport) {
    let transport = FakeTransport { [scheduler, times] exchange, number in
      times.add(scheduler.clock)
      answer(exchange, number)
    }
    return (Provider(transport: transport, interceptors: [interceptor], scheduler: scheduler), transport)
  }

  private func run(_ provider: Provider<API>, _ target: API = .zen) {
    provider.request(target) { [outcomes] in outcomes.add(SpyPlugin.text($0)) }
    scheduler.start()
  }

  private let policy = RetryPolicy(maxAttempts: 4, initialDelay: .seconds(2), multiplier: 3, maxDelay: .seconds(10))

  @Test func delaysGrowUpToTheCap() {
    let (provider, _) = provider(RetryInterceptor(policy)) { exchange, _ in exchange.answer(503) }
    run(provider)
    #expect(times.values == [0, 2, 8, 18])
    #expect(outcomes.values == ["503"], "the last answer goes to the caller")
  }

  @Test func aSuccessEndsIt() {
    let (provider, _) = provider(RetryInterceptor(policy)) { exchange, number in
      if number < 3 { exchange.fail(URLError(.networkConnectionLost)) } else { exchange.answer(200) }
    }
    run(provider)
    #expect(times.values == [0, 2, 8])
    #expect(outcomes.values == ["200"])
  }

  @Test func seededChanceRepeats() {
    func delays(_ seed: UInt64) -> [Int] {
      let policy = RetryPolicy(
        maxAttempts: 5, initialDelay: .seconds(100), multiplier: 2, maxDelay: .seconds(10_000), jitter: 0.9,
        generator: SeededGenerator(seed: seed))
      let suite = RetryInterceptorTests()
      let (provider, _) = suite.provider(RetryInterceptor(policy)) { exchange, _ in exchange.answer(500) }
      suite.run(provider)
      return suite.times.values
    }
    #expect(delays(7) == delays(7))
    #expect(delays(7) != delays(8))
    #expect(delays(7).count == 5)
  }

  @Test(arguments: [400, 401, 403, 404, 409, 422, 501])
  func whatWillNotPassIsNotRetried(_ code: Int) {
    let (provider, transport) = provider(RetryInterceptor(policy)) { exchange, _ in exchange.answer(code) }
    run(provider)
    #expect(transport.exchanges.count == 1)
    #expect(outcomes.values == ["\(code)"])
  }

  @Test(arguments: [408, 429, 500, 502, 503, 504])
  func whatMayPassIsRetried(_ code: Int) {
    let (provider, transport) = provider(RetryInterceptor(policy)) { exchange, _ in exchange.answer(code) }
    run(provider)
    #expect(transport.exchanges.count == 4)
  }

  @Test func whatIsNotIdempotentIsNotRetried() {
    let (provider, transport) = provider(RetryInterceptor(policy)) { exchange, _ in exchange.answer(503) }
    run(provider, .send(Data()))
    #expect(transport.exchanges.count == 1)
    run(provider, .custom(.init(method: .put)))
    #expect(transport.exchanges.count == 5)
  }

  @Test func whatIsWorthItCanBeSaid() {
    let interceptor = RetryInterceptor(policy) { $0.response?.statusCode == 418 }
    let (provider, transport) = provider(interceptor) { exchange, number in exchange.answer(number == 1 ? 418 : 503) }
    run(provider, .send(Data()))
    #expect(transport.exchanges.count == 2)
    #expect(outcomes.values == ["503"])
  }

  @Test(arguments: [
    ("7", [0, 7]), (" 7 ", [0, 7]), ("1", [0, 2]), ("11", [0]), ("Thu, 01 Jan 1970 00:00:09 GMT", [0, 9]),
    ("Thu, 01 Jan 1970 00:01:00 GMT", [0]), ("Wed, 31 Dec 1969 23:00:00 GMT", [0, 2]), ("soon", [0, 2]),
    ("-5", [0, 2]),
  ])
  func theServerSaysWhen(_ header: String, _ expected: [Int]) {
    let interceptor = RetryInterceptor(policy, now: { Date(timeIntervalSince1970: 0) })
    let (provider, _) = provider(interceptor) { exchange, number in
      exchange.answer(number == 1 ? 429 : 200, headers: number == 1 ? ["Retry-After": header] : [:])
    }
    run(provider)
    #expect(times.values == expected)
  }

  @Test func aCancellationWhileWaitingEndsIt() {
    let (provider, transport) = provider(RetryInterceptor(policy)) { exchange, _ in exchange.answer(503) }
    let request = provider.request(.zen) { [outcomes] in outcomes.add(SpyPlugin.text($0)) }
    scheduler.advanceTo(1)
    request.cancel()
    scheduler.start()
    #expect(transport.exchanges.count == 1)
    #expect(outcomes.values == ["cancelled"])
  }

  @Test func cancelledRequestsAreNotRetried() {
    let (provider, transport) = provider(RetryInterceptor(policy)) { exchange, _ in exchange.fail(URLError(.cancelled))
    }
    run(provider)
    #expect(transport.exchanges.count == 1)
  }

  @Test func wrongRequestsAreNotRetried() {
    let (provider, transport) = provider(RetryInterceptor(policy)) { _, _ in }
    run(provider, .custom(.init(path: "/#")))
    #expect(transport.exchanges.isEmpty)
    #expect(outcomes.values == ["failure"])
  }
}
