import Testing
import WeirNetworking
import WeirTesting

@Suite struct ProviderOrderTests {
  @Test func pluginsHearOfARequestInTheirOrder() {
    let (first, second, transport) = (
      SpyPlugin("a"), SpyPlugin("b"), FakeTransport { exchange, _ in exchange.answer(200) }
    )
    let provider = Provider<API>(transport: transport, plugins: [first, second])
    let trace = Recorder<String?>()
    provider.request(.zen) { trace.add((try? $0.get())?.request?.value(forHTTPHeaderField: "Trace")) }
    #expect(trace.values == ["a,b"], "what plugins prepare is what is sent")
    #expect(first.events.values == ["prepare", "willSend", "didReceive 200", "process 200"])
    #expect(second.events.values == first.events.values)
    #expect(transport.exchanges.first?.header("Trace") == "a,b")
  }

  @Test func pluginsChangeTheResultOneAfterTheOther() {
    let down = SpyPlugin { _ in .success(Response(statusCode: 1, data: Data())) }
    let up = SpyPlugin { result in result.map { Response(statusCode: $0.statusCode + 1, data: Data()) } }
    let provider = Provider<API>(stubClosure: Provider.immediatelyStub, plugins: [down, up])
    let codes = Recorder<Int>()
    provider.request(.zen) { codes.add((try? $0.get().statusCode) ?? 0) }
    #expect(codes.values == [2])
  }

  @Test func aCancellationIsToldToAllSides() {
    let (spy, transport) = (SpyPlugin(), FakeTransport())
    let provider = Provider<API>(transport: transport, plugins: [spy])
    let outcomes = Recorder<String>()
    let request = provider.request(.zen) { outcomes.add(SpyPlugin.text($0)) }
    #expect(outcomes.values.isEmpty)
    request.cancel()
    #expect(transport.exchanges.map(\.isCancelled) == [true])
    #expect(outcomes.values == ["cancelled"])
    #expect(spy.events.values == ["prepare", "willSend", "didReceive cancelled", "process cancelled"])
    transport.exchanges.first?.answer(200)
    #expect(outcomes.values == ["cancelled"])
  }

  @Test func aCancellationFromAPluginSendsNothing() {
    final class Canceller: PluginType {
      let slot = Recorder<any Cancellable>()
      func willSend(_ request: any RequestType, target: any TargetType) { slot.values.first?.cancel() }
    }
    let (canceller, spy, transport) = (Canceller(), SpyPlugin(), FakeTransport())
    let stored = Recorder<Provider<API>.RequestResultClosure>()
    let provider = Provider<API>(
      requestClosure: { _, done in stored.add(done) }, transport: transport, plugins: [canceller, spy])
    let outcomes = Recorder<String>()
    canceller.slot.add(provider.request(.zen) { outcomes.add(SpyPlugin.text($0)) })
    stored.values.first?(Result { try provider.endpoint(.zen).urlRequest() }.mapError { .underlying($0, nil) })
    #expect(outcomes.values == ["cancelled"])
    #expect(transport.exchanges.isEmpty)
    #expect(spy.events.values == ["prepare", "process cancelled", "willSend", "didReceive cancelled"])
  }

  @Test func callersAreCalledOnTheirQueue() async {
    let key = DispatchSpecificKey<String>()
    let (own, other) = (DispatchQueue(label: "own"), DispatchQueue(label: "other"))
    own.setSpecific(key: key, value: "own")
    other.setSpecific(key: key, value: "other")
    let provider = Provider<API>(
      callbackQueue: own, transport: FakeTransport { exchange, _ in exchange.answer(200) })
    for (queue, expected) in [(nil, "own"), (other, "other")] {
      let name = await withCheckedContinuation { continuation in
        provider.request(.zen, callbackQueue: queue) { _ in
          continuation.resume(returning: DispatchQueue.getSpecific(key: key))
        }
      }
      #expect(name == expected)
    }
  }

  @Test @MainActor func aTransportThatDoesNotCallBackDirectlyCallsOnTheMainQueue() async {
    struct Elsewhere: Transport {
      func send(
        _ request: TransportRequest, handler: @escaping @Sendable (TransportEvent) -> Void
      ) -> any Cancellable {
        DispatchQueue.global().async { handler(.finished(TransportOutcome(statusCode: 200, data: Data()))) }
        return CancellableToken {}
      }
    }
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    let provider = Provider<API>(transport: Elsewhere())
    let isMain = await withCheckedContinuation { continuation in
      provider.request(.zen) { _ in continuation.resume(returning: DispatchQueue.getSpecific(key: key)) }
    }
    #expect(isMain == true)
  }

  @Test func progressComesBeforeTheResponseAndEndsWithIt() {
    let transport = FakeTransport()
    let provider = Provider<API>(transport: transport)
    let heard = Recorder<String>()
    provider.request(.zen, progress: { heard.add("\($0.progress) \($0.completed)") }) { _ in heard.add("done") }
    transport.exchanges.first?.progress(.upload, 5, of: 10)
    transport.exchanges.first?.progress(.download, 5, of: 20)
    transport.exchanges.first?.progress(.download, 10, of: nil)
    transport.exchanges.first?.answer(200)
    transport.exchanges.first?.progress(.download, 20, of: 20)
    #expect(heard.values == ["0.25 false", "0.0 false", "1.0 true", "done"])
  }

  @Test func aRequestOutlivesItsProvider() {
    let transport = FakeTransport()
    let outcomes = Recorder<String>()
    var provider: Provider<API>? = Provider(transport: transport)
    weak var weakProvider: Provider<API>?
    weakProvider = provider
    provider?.request(.zen) { outcomes.add(SpyPlugin.text($0)) }
    provider = nil
    #expect(weakProvider == nil, "what is under way does not hold the provider")
    transport.exchanges.first?.answer(200)
    #expect(outcomes.values == ["200"])
  }

  @Test func nothingIsLeftWhenARequestIsOver() {
    final class Plugin: PluginType {}
    let transport = FakeTransport()
    weak var left: Plugin?
    for isCancelled in [false, true] {
      let plugin = Plugin()
      left = plugin
      let provider = Provider<API>(transport: transport, plugins: [plugin], trackInflights: true)
      let request = provider.request(.zen) { _ in }
      if isCancelled { request.cancel() } else { transport.exchanges.last?.answer(200) }
    }
    #expect(left == nil)
  }

  @Test func manyThreadsCancelAndAnswerAtOnce() async {
    for round in 0..<300 {
      let (spy, transport) = (SpyPlugin(), FakeTransport())
      let provider = Provider<API>(transport: transport, plugins: [spy])
      let outcomes = Recorder<String>()
      let request = provider.request(.zen) { outcomes.add(SpyPlugin.text($0)) }
      await withTaskGroup(of: Void.self) { group in
        group.addTask { request.cancel() }
        group.addTask { transport.exchanges.first?.answer(200) }
        group.addTask { request.cancel() }
      }
      #expect(outcomes.values.count == 1, "round \(round)")
      #expect(spy.events.values.filter { $0.hasPrefix("didReceive") }.count == 1, "round \(round)")
    }
  }

  @Test(.timeLimit(.minutes(10))) func aFormWithAFileIsWrittenOnceAndRemovedAtTheEnd() async throws {
    struct Again: RequestInterceptor {
      func decide(after attempt: RequestAttempt) -> Single<RetryDecision> {
        .just(attempt.number < 3 ? .retry : .proceed)
      }
    }
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("weir-\(UUID().uuidString).txt")
    try Data("content".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let sent = Recorder<String>()
    let transport = FakeTransport { exchange, _ in
      let body = exchange.request.bodyFile.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
      sent.add(body ?? "none")
      exchange.answer(500)
    }
    let form: MultipartFormData = [MultipartFormBodyPart(provider: .file(file), name: "f")]
    let provider = Provider<API>(transport: transport, interceptors: [Again()])
    let target = API.custom(.init(method: .post, makeTask: { .uploadMultipartFormData(form) }))
    #expect(try await provider.request(target).statusCode == 500)
    #expect(sent.values.count == 3)
    #expect(Set(sent.values).count == 1)
    #expect(sent.values.first?.contains("content") == true)
    let written = try #require(transport.exchanges.first?.request.bodyFile)
    #expect(written != file)
    #expect(!FileManager.default.fileExists(atPath: written.path))
    #expect(FileManager.default.fileExists(atPath: file.path), "the caller's own file stays")
  }

  @Test func subclassesMayChangeRequests() {
    final class Fixed: Provider<API>, @unchecked Sendable {
      override func endpoint(_ token: API) -> Endpoint { super.endpoint(.user("fixed")) }
    }
    let provider = Fixed(stubClosure: Fixed.immediatelyStub)
    let urls = Recorder<String?>()
    provider.request(.zen) { urls.add((try? $0.get())?.request?.url?.path) }
    #expect(urls.values == ["/users/fixed"])
  }
}
