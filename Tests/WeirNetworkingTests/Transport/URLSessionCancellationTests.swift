import Testing
import WeirNetworking

/// Cancellations at every moment, against a real server.
@Suite(.enabled(if: LocalServer.shared != nil, LocalServer.missing), .timeLimit(.minutes(10)))
struct URLSessionCancellationTests {
  private let server: LocalServer

  init() throws {
    server = try #require(LocalServer.shared)
  }

  @Test func atOnce() async throws {
    let provider = Provider<API>(requestClosure: patiently)
    let target = API.custom(.init(base: server.base(), path: "/echo"))
    for _ in 0..<50 {
      let outcome: String = await withCheckedContinuation { continuation in
        provider.request(target, callbackQueue: .global()) { continuation.resume(returning: SpyPlugin.text($0)) }
          .cancel()
      }
      #expect(outcome == "cancelled" || outcome == "200")
    }
  }

  @Test func manyAtAnyMoment() async throws {
    let spy = SpyPlugin()
    let provider = Provider<API>(requestClosure: patiently, plugins: [spy])
    let target = API.custom(.init(base: server.base(), path: "/bytes?count=200000"))
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<60 {
        group.addTask {
          let task = Task { try await provider.request(target) }
          for _ in 0..<(number * 7) { await Task.yield() }
          task.cancel()
          if case .success(let response) = await task.result { #expect(response.data.count == 200_000) }
        }
      }
    }
    #expect(
      spy.events.values.filter { $0 == "willSend" }.count
        == spy.events.values.filter { $0.hasPrefix("didReceive") }.count)
    #expect(spy.events.values.filter { $0.hasPrefix("process") }.count == 60)
  }

  @Test func ofAnUpload() async throws {
    let name = UUID().uuidString
    let provider = Provider<API>(requestClosure: patiently)
    var shape = API.Shape(base: server.base(), path: "/silent?name=\(name)", method: .post)
    shape.makeTask = { .requestData(Data(count: 1_000_000)) }
    let target = API.custom(shape)
    let task = Task { try await provider.request(target) }
    #expect(try await server.ask("/wait?for=entered&name=\(name)").statusCode == 200)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try await server.ask("/wait?for=left&name=\(name)").statusCode == 200)
  }

  @Test func ofADownload() async throws {
    let name = UUID().uuidString
    let destinations = Recorder<URL>()
    var shape = API.Shape(base: server.base(), path: "/gate?name=\(name)")
    shape.makeTask = {
      .downloadDestination { url, _ in
        destinations.add(url)
        return (url, [])
      }
    }
    let target = API.custom(shape)
    let task = Task { try await Provider<API>(requestClosure: patiently).request(target) }
    #expect(try await server.ask("/wait?for=entered&name=\(name)").statusCode == 200)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try await server.ask("/wait?for=left&name=\(name)").statusCode == 200)
    #expect(destinations.values.isEmpty, "half a file is none")
  }

  @Test func ofASubscription() async throws {
    let name = UUID().uuidString
    let target = API.custom(.init(base: server.base(), path: "/gate?name=\(name)"))
    let subscription = Provider<API>(requestClosure: patiently).rx.request(target).subscribe(onSuccess: { _ in
      Issue.record("it was disposed of")
    })
    #expect(try await server.ask("/wait?for=entered&name=\(name)").statusCode == 200)
    subscription.dispose()
    #expect(try await server.ask("/wait?for=left&name=\(name)").statusCode == 200, "the server is told as well")
  }
}
