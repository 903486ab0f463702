import Testing
import WeirNetworking

/// The cache, the recorder and interceptors against a real server.
@Suite(.enabled(if: LocalServer.shared != nil, LocalServer.missing), .timeLimit(.minutes(10)))
struct LocalServerCacheTests {
  private let server: LocalServer

  init() throws {
    server = try #require(LocalServer.shared)
  }

  private func count(_ path: String) async throws -> Int {
    try await server.ask("/log").map([String].self).filter { $0.hasSuffix(path) }.count
  }

  @Test(arguments: [("fresh", 1), ("etag", 3), ("echo", 3)])
  func theCacheSparesTheServer(_ kind: String, _ expected: Int) async throws {
    let provider = Provider<API>(requestClosure: patiently, transport: CachingTransport(URLSessionTransport.shared))
    let path = "/\(kind)?id=\(UUID().uuidString)"
    let shape = API.Shape(base: server.base(), path: path)
    var bodies = Set<Data>()
    for _ in 0..<3 {
      let response = try await provider.request(.custom(shape))
      #expect(response.statusCode == 200)
      bodies.insert(response.data)
    }
    #expect(try await count(path) == expected)
    if kind != "echo" { #expect(bodies == [Data((kind == "etag" ? "tagged" : "fresh").utf8)]) }
  }

  /// Each round is a start of the app, which finds the files of the one before it.
  @Test(arguments: [("fresh", "fresh", 1), ("etag", "tagged", 2)])
  func theNextStartSparesTheServerToo(_ kind: String, _ body: String, _ expected: Int) async throws {
    let folder = TemporaryFolder()
    let path = "/\(kind)?id=\(UUID().uuidString)"
    for _ in 0..<2 {
      let caching = CachingTransport(URLSessionTransport.shared, cache: HTTPCache(folder: folder.url))
      let provider = Provider<API>(requestClosure: patiently, transport: caching)
      let response = try await provider.request(.custom(.init(base: server.base(), path: path)))
      #expect(response.statusCode == 200)
      #expect(try response.mapString() == body)
    }
    #expect(try await count(path) == expected)
  }

  @Test func recordedFromTheServerAndReplayedWithoutIt() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("weir-\(UUID().uuidString).jsonl")
    defer { try? FileManager.default.removeItem(at: file) }
    let recorder = RecordingTransport(URLSessionTransport.shared, file: file)
    let paths = ["/gzip", "/status/404?X=y", "/bytes?count=1000", "/chunked?count=3"]
    var live: [Response] = []
    for path in paths {
      live.append(
        try await Provider<API>(requestClosure: patiently, transport: recorder).request(
          .custom(.init(base: server.base(), path: path))))
    }
    let replay = Provider<API>(transport: try ReplayTransport(file: file))
    for (path, expected) in zip(paths, live) {
      let response = try await replay.request(.custom(.init(base: server.base(), path: path)))
      #expect(response.statusCode == expected.statusCode)
      #expect(response.data == expected.data)
      #expect(response.header("X") == expected.header("X"))
    }
  }

  @Test func aFormIsSentAgainAfterARefusal() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("weir-\(UUID().uuidString).txt")
    try Data("again".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    struct Again: AsyncRequestInterceptor {
      func decision(after attempt: RequestAttempt) async throws -> RetryDecision {
        attempt.number == 1 ? .retry : .proceed
      }
    }
    let provider = Provider<API>(requestClosure: patiently, interceptors: [Again()])
    var shape = API.Shape(base: server.base(), path: "/echo/again", method: .post)
    shape.makeTask = {
      let stream = InputStream(data: Data("stream".utf8))
      return .uploadMultipartFormData([
        MultipartFormBodyPart(provider: .file(file), name: "f"),
        MultipartFormBodyPart(provider: .stream(stream, 6), name: "s"),
      ])
    }
    let echo = try await provider.request(.custom(shape)).map(URLSessionTransportTests.Echo.self)
    #expect(echo.body.contains("\r\n\r\nagain\r\n"), "the second attempt has the whole form")
    #expect(echo.body.contains("\r\n\r\nstream\r\n"))
  }

  @Test func sharedAnswers() async throws {
    let provider = Provider<API>(requestClosure: patiently, trackInflights: true)
    let name = UUID().uuidString
    let shape = API.Shape(base: server.base(), path: "/gate?name=\(name)")
    async let first = provider.request(.custom(shape))
    _ = try await server.ask("/wait?for=entered&name=\(name)")
    #expect(provider.inflightCount == 1)
    let second = Task { try await provider.request(.custom(shape)) }
    let third = AsyncStream<Int>.makeStream()
    provider.request(.custom(shape), callbackQueue: .global()) {
      third.continuation.yield((try? $0.get().statusCode) ?? 0)
    }
    second.cancel()
    await #expect(throws: CancellationError.self) { try await second.value }
    _ = try await server.ask("/open?name=\(name)")
    #expect(try await first.mapString() == "firstlater")
    for await code in third.stream {
      #expect(code == 200)
      break
    }
    #expect(try await count("/gate?name=\(name)") == 1)
  }
}
