import Testing
import WeirNetworking
import WeirTesting

@Suite(.timeLimit(.minutes(10))) struct ProviderAsyncTests {
  @Test func returnsTheResponse() async throws {
    let provider = Provider<API>(stubClosure: Provider.immediatelyStub)
    #expect(try await provider.request(.user("ann")).mapString(atKeyPath: "login") == "ann")
  }

  @Test func throwsTheError() async throws {
    let provider = Provider<API>(transport: FakeTransport { exchange, _ in exchange.fail(URLError(.timedOut)) })
    let error = await #expect(throws: NetworkError.self) { try await provider.request(.zen) }
    #expect((error?.underlyingError as? URLError)?.code == .timedOut)
  }

  @Test func cancellingTheTaskCancelsTheRequest() async throws {
    let (sent, spy) = (AsyncStream<Void>.makeStream(), SpyPlugin())
    let transport = FakeTransport { _, _ in sent.continuation.yield() }
    let provider = Provider<API>(transport: transport, plugins: [spy])
    let task = Task { try await provider.request(.zen) }
    for await _ in sent.stream { break }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(transport.exchanges.first?.isCancelled == true)
    #expect(spy.events.values == ["prepare", "willSend", "didReceive cancelled", "process cancelled"])
  }

  @Test func aTaskThatIsCancelledAlreadySendsNothingThatLasts() async throws {
    let transport = FakeTransport()
    let provider = Provider<API>(transport: transport)
    let task = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      return try await provider.request(.zen)
    }
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(transport.exchanges.allSatisfy { $0.isCancelled })
  }

  @Test func progressIsHeardInOrder() async throws {
    let heard = Recorder<Double>()
    let transport = FakeTransport { exchange, _ in
      for count in 1...4 { exchange.progress(.download, Int64(count), of: 4) }
      exchange.answer(200)
    }
    _ = try await Provider<API>(transport: transport).requestWithProgress(.zen, progress: { heard.add($0.progress) })
    #expect(heard.values == [0.25, 0.5, 0.75, 1, 1])
  }
}
