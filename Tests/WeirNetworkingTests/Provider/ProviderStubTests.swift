import Testing
import WeirNetworking
import WeirTesting

@Suite struct ProviderStubTests {
  @Test func anImmediateStubAnswersBeforeRequestReturns() throws {
    let results = Recorder<Result<Response, MoyaError>>()
    let provider = MoyaProvider<API>(stubClosure: MoyaProvider.immediatelyStub)
    let request = provider.request(.zen) { results.add($0) }
    let response = try #require(results.values.first).get()
    #expect(String(decoding: response.data, as: UTF8.self) == "Half measures are as bad as nothing at all.")
    #expect(response.statusCode == 200)
    #expect(response.request?.url?.absoluteString == "https://api.example.com/zen")
    #expect(response.response == nil)
    request.cancel()
    #expect(results.values.count == 1, "a cancellation that is too late changes nothing")
  }

  @Test func aDelayedStubAnswersInVirtualTime() {
    let scheduler = TestScheduler(initialClock: 0)
    let provider = Provider<API>(stubClosure: Provider.delayedStub(5), scheduler: scheduler)
    let codes = Recorder<Int>()
    provider.request(.zen) { result in codes.add((try? result.get().statusCode) ?? -1) }
    scheduler.advanceTo(4)
    #expect(codes.values.isEmpty)
    scheduler.advanceTo(6)
    #expect(codes.values == [200])
  }

  @Test func aDelayedStubThatIsCancelledFailsOnce() {
    let scheduler = TestScheduler(initialClock: 0)
    let spy = SpyPlugin()
    let provider = Provider<API>(stubClosure: Provider.delayedStub(5), plugins: [spy], scheduler: scheduler)
    let outcomes = Recorder<String>()
    let request = provider.request(.zen) { outcomes.add(SpyPlugin.text($0)) }
    scheduler.advanceTo(1)
    request.cancel()
    #expect(outcomes.values == ["cancelled"])
    scheduler.advanceTo(20)
    request.cancel()
    #expect(outcomes.values == ["cancelled"])
    #expect(request.isCancelled)
    #expect(spy.events.values == ["prepare", "willSend", "didReceive cancelled", "process cancelled"])
  }

  @Test func theSampleResponseCanBeAnything() throws {
    let samples: [(EndpointSampleResponse, String)] = [
      (.networkResponse(404, Data("x".utf8)), "404"),
      (.networkError(NSError(domain: "test", code: 7)), "failure"),
      (
        .response(
          try #require(
            HTTPURLResponse(
              url: URL(fileURLWithPath: "/"), statusCode: 201, httpVersion: nil, headerFields: ["A": "b"])), Data()),
        "201"
      ),
    ]
    for (sample, expected) in samples {
      let provider = Provider<API>(
        endpointClosure: { target in
          Endpoint(
            url: "https://h/a", sampleResponseClosure: { sample }, method: target.method, task: target.task,
            httpHeaderFields: nil)
        }, stubClosure: Provider.immediatelyStub)
      let outcomes = Recorder<Result<Response, NetworkError>>()
      provider.request(.zen) { outcomes.add($0) }
      let outcome = try #require(outcomes.values.first)
      #expect(SpyPlugin.text(outcome) == expected)
      if case .response = sample { #expect(try outcome.get().header("a") == "b") }
      if case .failure(.underlying(let error, let response)) = outcome {
        #expect((error as NSError).code == 7)
        #expect(response == nil)
      }
    }
  }

  @Test func aRefusedStatusCodeKeepsTheResponse() throws {
    let target = API.custom(.init(validation: .customCodes([201]), sample: "body"))
    let provider = Provider<API>(stubClosure: Provider.immediatelyStub)
    let outcomes = Recorder<Result<Response, NetworkError>>()
    provider.request(target) { outcomes.add($0) }
    guard case .failure(let error) = try #require(outcomes.values.first) else {
      Issue.record("200 is not 201")
      return
    }
    #expect(error.response?.data == Data("body".utf8))
    guard case .underlying(NetworkError.statusCode(let inner), _) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(inner.statusCode == 200)
  }

  @Test(arguments: [
    (ValidationType.none, [100, 200, 302, 404, 500]), (.successCodes, [200, 299]),
    (.successAndRedirectCodes, [200, 302, 399]), (.customCodes([404]), [404]), (.customCodes([]), [200, 500]),
  ])
  func validation(_ type: ValidationType, _ accepted: [Int]) {
    let tried = [100, 199, 200, 299, 300, 302, 399, 400, 404, 500]
    for code in tried {
      let target = API.custom(.init(validation: type))
      let provider = Provider<API>(
        endpointClosure: { _ in
          Endpoint(
            url: "https://h", sampleResponseClosure: { .networkResponse(code, Data()) }, method: .get,
            task: .requestPlain, httpHeaderFields: nil)
        }, stubClosure: Provider.immediatelyStub)
      let outcomes = Recorder<Bool>()
      provider.request(target) { outcomes.add((try? $0.get()) != nil) }
      let isListed = type.statusCodes.isEmpty || type.statusCodes.contains(code)
      #expect(outcomes.values == [isListed], "\(code)")
      if accepted.contains(code) { #expect(isListed) }
    }
  }

  @Test func endpointsCanBeChangedByClosures() throws {
    let provider = Provider<API>(
      endpointClosure: { Provider.defaultEndpointMapping(for: $0).adding(newHTTPHeaderFields: ["X": "1"]) },
      stubClosure: Provider.immediatelyStub)
    #expect(provider.endpoint(.zen).httpHeaderFields == ["X": "1"])
    let headers = Recorder<String?>()
    provider.request(.zen) { headers.add((try? $0.get())?.request?.value(forHTTPHeaderField: "X")) }
    #expect(headers.values == ["1"])
  }

  @Test func requestsCanBeChangedByClosuresLaterAndOnce() {
    let stored = Recorder<Provider<API>.RequestResultClosure>()
    let provider = Provider<API>(
      requestClosure: { _, done in stored.add(done) }, stubClosure: Provider.immediatelyStub)
    let outcomes = Recorder<String>()
    provider.request(.zen) { outcomes.add(SpyPlugin.text($0)) }
    #expect(outcomes.values.isEmpty)
    let request = URLRequest(url: URL(fileURLWithPath: "/"))
    stored.values.first?(.success(request))
    stored.values.first?(.success(request))
    stored.values.first?(.failure(.requestMapping("late")))
    #expect(outcomes.values == ["200"])
  }

  @Test func aCancellationBeforeTheRequestIsMadeSendsNothing() {
    let stored = Recorder<Provider<API>.RequestResultClosure>()
    let (spy, transport) = (SpyPlugin(), FakeTransport())
    let provider = Provider<API>(requestClosure: { _, done in stored.add(done) }, transport: transport, plugins: [spy])
    let outcomes = Recorder<String>()
    provider.request(.zen) { outcomes.add(SpyPlugin.text($0)) }.cancel()
    stored.values.first?(.success(URLRequest(url: URL(fileURLWithPath: "/"))))
    #expect(outcomes.values == ["cancelled"])
    #expect(transport.exchanges.isEmpty)
    #expect(spy.events.values == ["process cancelled"], "what was not sent is not received")
  }

  @Test func aWrongURLIsAnErrorForTheCallerOnly() {
    let spy = SpyPlugin()
    let provider = Provider<API>(stubClosure: Provider.immediatelyStub, plugins: [spy])
    let outcomes = Recorder<String>()
    provider.request(.custom(.init(path: "/a#b"))) { result in
      if case .failure(.requestMapping(let fault)) = result { outcomes.add(fault) }
    }
    #expect(outcomes.values.count == 1)
    #expect(outcomes.values.first?.contains("at 25: a fragment is not sent") == true)
    #expect(spy.events.values == ["process failure"])
  }

  @Test(arguments: ["no parts", "no method", "boundary", "line break"])
  func aFormThatCannotBeSentIsAnError(_ kind: String) throws {
    let part = MultipartFormBodyPart(
      provider: .data(Data()), name: "a", mimeType: kind == "line break" ? "a\r\nb" : nil)
    let form = MultipartFormData(
      boundary: kind == "boundary" ? "a\"b" : nil, parts: kind == "no parts" ? [] : [part])
    let target = API.custom(
      .init(method: kind == "no method" ? .get : .post, makeTask: { .uploadMultipartFormData(form) }))
    for stub in [StubBehavior.immediate, .never] {
      let provider = Provider<API>(stubClosure: { _ in stub }, transport: FakeTransport())
      let errors = Recorder<NetworkError>()
      provider.request(target) { if case .failure(let error) = $0 { errors.add(error) } }
      guard case .parameterEncoding(is ParameterFault) = try #require(errors.values.first) else {
        Issue.record("\(errors.values)")
        continue
      }
    }
  }
}
