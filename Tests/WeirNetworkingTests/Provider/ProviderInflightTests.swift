import Testing
import WeirNetworking

@Suite struct ProviderInflightTests {
  private let transport = FakeTransport()
  private let spy = SpyPlugin()
  private let outcomes = Recorder<String>()

  private func provider(_ tracks: Bool = true) -> Provider<API> {
    Provider(transport: transport, plugins: [spy], trackInflights: tracks)
  }

  private func ask(_ provider: Provider<API>, _ target: API, _ name: String) -> any Cancellable {
    provider.request(target) { [outcomes] in outcomes.add("\(name) \(SpyPlugin.text($0))") }
  }

  @Test func equalRequestsShareAnAnswer() {
    let provider = provider()
    _ = ask(provider, .zen, "a")
    _ = ask(provider, .zen, "b")
    #expect(provider.inflightCount == 1)
    #expect(transport.exchanges.count == 1)
    transport.exchanges.first?.answer(200)
    #expect(outcomes.values == ["a 200", "b 200"])
    #expect(provider.inflightCount == 0)
    #expect(spy.events.values.filter { $0 == "willSend" }.count == 1)
    #expect(spy.events.values.filter { $0 == "process 200" }.count == 2)
    _ = ask(provider, .zen, "c")
    #expect(transport.exchanges.count == 2, "what is over is not joined")
  }

  @Test func onlyOnRequest() {
    let provider = provider(false)
    _ = ask(provider, .zen, "a")
    _ = ask(provider, .zen, "b")
    #expect(transport.exchanges.count == 2)
    #expect(provider.inflightCount == 0)
  }

  @Test func whatDiffersIsNotShared() {
    let provider = provider()
    let shapes: [API] = [
      .zen, .user("a"), .user("b"), .search(["q": "1"]), .search(["q": "2"]),
      .custom(.init(path: "/zen", headers: ["Accept-Language": "de"])),
      .custom(.init(path: "/zen", method: .head)),
    ]
    for shape in shapes { _ = ask(provider, shape, "x") }
    #expect(transport.exchanges.count == shapes.count)
  }

  @Test func whatChangesSomethingIsNeverShared() {
    let provider = provider()
    _ = ask(provider, .send(Data("x".utf8)), "a")
    _ = ask(provider, .send(Data("x".utf8)), "b")
    #expect(transport.exchanges.count == 2)
  }

  @Test func aCallerCancelsForItselfOnly() {
    let provider = provider()
    let first = ask(provider, .zen, "a")
    _ = ask(provider, .zen, "b")
    first.cancel()
    #expect(outcomes.values == ["a cancelled"])
    #expect(transport.exchanges.first?.isCancelled == false)
    transport.exchanges.first?.answer(200)
    #expect(outcomes.values == ["a cancelled", "b 200"])
  }

  @Test func theLastCallerCancelsTheRequest() {
    let provider = provider()
    let requests = [ask(provider, .zen, "a"), ask(provider, .zen, "b")]
    for request in requests { request.cancel() }
    #expect(outcomes.values == ["a cancelled", "b cancelled"])
    #expect(transport.exchanges.first?.isCancelled == true)
    #expect(provider.inflightCount == 0)
    #expect(spy.events.values.filter { $0.hasPrefix("didReceive") } == ["didReceive cancelled"])
    _ = ask(provider, .zen, "c")
    #expect(transport.exchanges.count == 2)
  }

  @Test func aFailureIsSharedToo() {
    let provider = provider()
    _ = ask(provider, .zen, "a")
    _ = ask(provider, .zen, "b")
    transport.exchanges.first?.fail(URLError(.timedOut))
    #expect(outcomes.values == ["a failure", "b failure"])
  }

  @Test func askingAgainInACompletionIsANewRequest() {
    let provider = provider()
    provider.request(.zen) { [outcomes] _ in
      provider.request(.zen) { outcomes.add("inner \(SpyPlugin.text($0))") }
    }
    transport.exchanges.first?.answer(200)
    #expect(transport.exchanges.count == 2)
    transport.exchanges.last?.answer(201)
    #expect(outcomes.values == ["inner 201"])
  }

  @Test func immediateStubsLeaveNothingBehind() {
    let provider = Provider<API>(stubClosure: Provider.immediatelyStub, trackInflights: true)
    for _ in 0..<3 { _ = ask(provider, .zen, "a") }
    #expect(outcomes.values == ["a 200", "a 200", "a 200"])
    #expect(provider.inflightCount == 0)
  }

  @Test func manyThreadsJoinAndCancel() async {
    for round in 0..<200 {
      let transport = FakeTransport()
      let provider = Provider<API>(transport: transport, trackInflights: true)
      let done = Recorder<Bool>()
      await withTaskGroup(of: Void.self) { group in
        for index in 0..<4 {
          group.addTask {
            let request = provider.request(.zen) { _ in done.add(true) }
            if index % 2 == 0 { request.cancel() }
          }
        }
      }
      for exchange in transport.exchanges { exchange.answer(200) }
      #expect(done.values.count == 4, "round \(round)")
      #expect(provider.inflightCount == 0, "round \(round)")
    }
  }
}
