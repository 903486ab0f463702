import Testing
import WeirTesting

@testable import WeirNetworking

@Suite(.timeLimit(.minutes(10))) struct RequestInterceptorTests {
  private struct Tag: RequestInterceptor {
    let name: String
    var decision: @Sendable (RequestAttempt) -> RetryDecision = { _ in .proceed }
    let asked = Recorder<Int>()

    func adapt(_ request: URLRequest, for target: any TargetType) -> Single<URLRequest> {
      var request = request
      let before = request.value(forHTTPHeaderField: "Tags").map { $0 + "," } ?? ""
      request.setValue(before + name, forHTTPHeaderField: "Tags")
      return .just(request)
    }

    func decide(after attempt: RequestAttempt) -> Single<RetryDecision> {
      asked.add(attempt.number)
      return .just(decision(attempt))
    }
  }

  private let outcomes = Recorder<String>()

  private func ask(_ provider: Provider<API>) {
    provider.request(.zen) { [outcomes] in outcomes.add(SpyPlugin.text($0)) }
  }

  @Test func interceptorsAddInTheirOrderAndAnewForEachAttempt() {
    let transport = FakeTransport { exchange, number in exchange.answer(number == 1 ? 500 : 200) }
    let once = Tag(name: "a") { $0.number == 1 ? .retry : .proceed }
    ask(Provider(transport: transport, interceptors: [once, Tag(name: "b")]))
    #expect(transport.exchanges.map { $0.header("Tags") } == ["a,b", "a,b"])
    #expect(outcomes.values == ["200"])
  }

  @Test func theFirstThatDoesNotLetPassDecides() {
    let transport = FakeTransport { exchange, _ in exchange.answer(500) }
    let first = Tag(name: "a")
    let second = Tag(name: "b") { _ in .fail(URLError(.dataNotAllowed)) }
    let third = Tag(name: "c")
    ask(Provider(transport: transport, interceptors: [first, second, third]))
    #expect(first.asked.values == [1])
    #expect(second.asked.values == [1])
    #expect(third.asked.values.isEmpty)
    #expect(outcomes.values == ["failure 500"], "an error keeps the response")
  }

  @Test func attemptsKnowThoseBefore() {
    let heard = Recorder<String>()
    let transport = FakeTransport { exchange, number in
      if number == 1 { exchange.fail(URLError(.timedOut)) } else { exchange.answer(500 + number) }
    }
    let interceptor = Tag(name: "a") { attempt in
      heard.add("\(attempt.number) \(attempt.earlierStatusCodes.map { $0 ?? 0 })")
      return attempt.number < 3 ? .retry : .proceed
    }
    ask(Provider(transport: transport, interceptors: [interceptor]))
    #expect(heard.values == ["1 []", "2 [0]", "3 [0, 502]"])
  }

  @Test func anInterceptorCanStopARequest() {
    struct Closed: RequestInterceptor {
      func adapt(_ request: URLRequest, for target: any TargetType) -> Single<URLRequest> {
        .error(URLError(.userAuthenticationRequired))
      }
    }
    let transport = FakeTransport()
    ask(Provider(transport: transport, interceptors: [Closed()]))
    #expect(transport.exchanges.isEmpty)
    #expect(outcomes.values == ["failure"])
  }

  @Test func attemptsWithoutEndAreEndedAndReported() {
    let faults = Recorder<String>()
    WeirDiagnostics.watch { if $0.type == "RequestInterceptor" { faults.add($0.value) } }
    let transport = FakeTransport { exchange, _ in exchange.answer(500) }
    ask(Provider(transport: transport, interceptors: [Tag(name: "a") { _ in .retry }]))
    #expect(outcomes.values == ["500"])
    #expect(transport.exchanges.count == 100)
    #expect(faults.values == ["100 attempts of https://api.example.com/zen"])
  }

  @Test func asyncInterceptorsAreFunctions() async throws {
    struct Signing: AsyncRequestInterceptor {
      func adapted(_ request: URLRequest, for target: any TargetType) async throws -> URLRequest {
        var request = request
        request.setValue("signed", forHTTPHeaderField: "Signature")
        return request
      }
      func decision(after attempt: RequestAttempt) async throws -> RetryDecision {
        if attempt.number == 3 { throw URLError(.badServerResponse) }
        return attempt.response?.statusCode == 500 ? .retry : .proceed
      }
    }
    let transport = FakeTransport { exchange, number in exchange.answer(number == 2 ? 200 : 500) }
    let provider = Provider<API>(transport: transport, interceptors: [Signing()])
    #expect(try await provider.request(.zen).statusCode == 200)
    #expect(transport.exchanges.map { $0.header("Signature") } == ["signed", "signed"])
    let always = Provider<API>(
      transport: FakeTransport { exchange, _ in exchange.answer(500) }, interceptors: [Signing()])
    let error = await #expect(throws: NetworkError.self) { try await always.request(.zen) }
    #expect(error?.response?.statusCode == 500)
  }

  @Test func cancellingARequestCancelsTheWorkOfAsyncInterceptors() async {
    struct Slow: AsyncRequestInterceptor {
      let begun: AsyncStream<Void>.Continuation
      let ended: AsyncStream<Bool>.Continuation
      func adapted(_ request: URLRequest, for target: any TargetType) async throws -> URLRequest {
        begun.yield()
        let never = AsyncStream<Void> { _ in }
        for await _ in never {}
        ended.yield(Task.isCancelled)
        throw CancellationError()
      }
    }
    let (begun, ended) = (AsyncStream<Void>.makeStream(), AsyncStream<Bool>.makeStream())
    let interceptor = Slow(begun: begun.continuation, ended: ended.continuation)
    let provider = Provider<API>(transport: FakeTransport(), interceptors: [interceptor])
    let request = provider.request(.zen) { [outcomes] in outcomes.add(SpyPlugin.text($0)) }
    for await _ in begun.stream { break }
    request.cancel()
    for await isCancelled in ended.stream {
      #expect(isCancelled)
      break
    }
    #expect(outcomes.values == ["cancelled"])
  }
}
