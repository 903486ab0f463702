import Testing
import WeirNetworking

/// Against a real server on loopback.
///
/// Nothing waits for time to pass, but for what the server says has happened.
@Suite(.enabled(if: LocalServer.shared != nil, LocalServer.missing), .timeLimit(.minutes(10)))
struct URLSessionTransportTests {
  struct Echo: Decodable {
    let method: String
    let path: String
    let headers: [String: String]
    let length: Int
    let sha256: String
    let body: String
  }

  private let provider = Provider<API>(requestClosure: patiently)
  private let server: LocalServer

  init() throws {
    server = try #require(LocalServer.shared)
  }

  private func shape(_ path: String, _ method: HTTPMethod = .get, headers: [String: String]? = nil) -> API.Shape {
    API.Shape(base: server.base(), path: path, method: method, headers: headers)
  }

  private func get(
    _ path: String, _ method: HTTPMethod = .get, headers: [String: String]? = nil
  ) async throws -> Response {
    try await provider.request(.custom(shape(path, method, headers: headers)))
  }

  private func send(
    _ method: HTTPMethod = .post, provider: Provider<API> = Provider<API>(requestClosure: patiently),
    progress: @escaping Moya.ProgressBlock = { _ in },
    _ task: @escaping @Sendable () -> RequestTask
  ) async throws -> Echo {
    var shape = shape("/echo", method)
    shape.makeTask = task
    return try await provider.requestWithProgress(.custom(shape), progress: progress).map(Echo.self)
  }

  @Test(arguments: ["GET", "POST", "PUT", "PATCH", "DELETE"])
  func methods(_ name: String) async throws {
    let echo = try await get("/echo", HTTPMethod(rawValue: name), headers: ["X-Test": "ü & b"]).map(Echo.self)
    #expect(echo.method == name)
    #expect(echo.headers["x-test"] != nil)
  }

  @Test func head() async throws {
    let response = try await get("/bytes?count=100", .head)
    #expect(response.statusCode == 200)
    #expect(response.data.isEmpty)
    #expect(response.header("content-length") == "100")
  }

  /// What arrives is what is written.
  @Test(arguments: [
    "/echo/a%2Fb", "/echo/a%3Fb", "/echo?x=1&y=%26&z=a+b", "/echo/a;b=c,d", "/echo/%E6%97%A5", "/echo//double",
    "/echo/",
    "/echo/100%25",
  ])
  func paths(_ path: String) async throws {
    #expect(try await get(path).map(Echo.self).path == path)
  }

  @Test func anEmptyPath() async throws {
    #expect(try await get("").map(Echo.self).path == "/")
    #expect(try await get("?a=b").map(Echo.self).path == "/?a=b")
  }

  @Test(arguments: [200, 201, 204, 400, 404, 418, 500, 503])
  func statusCodes(_ code: Int) async throws {
    let response = try await get("/status/\(code)?X-Extra=yes")
    #expect(response.statusCode == code)
    #expect(response.header("x-extra") == "yes")
    #expect(response.data == Data((code == 204 ? "" : "status \(code)").utf8))
  }

  /// A refusal is an answer, whatever way the server wants to be told who asks.
  @Test(arguments: ["", "Bearer", "Basic%20realm=x", "Digest%20realm=x,nonce=y", "Unknown%20x"])
  func refusals(_ scheme: String) async throws {
    let plugin = CredentialsPlugin { _ in nil }
    for provider in [provider, Provider<API>(requestClosure: patiently, plugins: [plugin])] {
      let query = scheme.isEmpty ? "" : "?WWW-Authenticate=\(scheme)"
      let response = try await provider.request(.custom(shape("/status/401\(query)")))
      #expect(response.statusCode == 401)
      #expect(response.data == Data("status 401".utf8))
    }
  }

  @Test func chunkedBodies() async throws {
    let text = try await get("/chunked?count=500").mapString()
    #expect(text == (0..<500).map { "chunk \($0)\n" }.joined())
  }

  @Test func gzip() async throws {
    #expect(try await get("/gzip").mapString() == String(repeating: "packed ", count: 1000))
  }

  @Test func manyBytesWithProgress() async throws {
    let heard = Recorder<Double>()
    let response = try await provider.requestWithProgress(.custom(shape("/bytes?count=3000000"))) {
      heard.add($0.progress)
    }
    #expect(response.data.count == 3_000_000)
    #expect(response.data[2_999_999] == UInt8(2_999_999 % 251))
    #expect(heard.values == heard.values.sorted())
    #expect(heard.values.count > 2)
    #expect(heard.values.last == 1)
  }

  // MARK: Sending

  @Test func bodies() async throws {
    let json = try await send { .requestJSONEncodable(["a": 1]) }
    #expect(json.body == #"{"a":1}"#)
    #expect(json.headers["content-type"] == "application/json")
    let form = try await send { .requestParameters(parameters: ["b": 2, "a": "x y"], encoding: URLEncoding.default) }
    #expect(form.body == "a=x%20y&b=2")
    let empty = try await send { .requestPlain }
    #expect(empty.length == 0)
  }

  @Test func largeUploads() async throws {
    let data = Data((0..<5_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) })
    let echo = try await send(.put) { .requestData(data) }
    #expect(echo.length == data.count)
  }

  @Test func filesWithProgress() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("weir-\(UUID().uuidString).bin")
    try Data(repeating: 7, count: 2_000_000).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let heard = Recorder<Double>()
    let echo = try await send(.put, progress: { heard.add($0.progress) }) { .uploadFile(file) }
    #expect(echo.length == 2_000_000)
    #expect(heard.values == heard.values.sorted())
    #expect(heard.values.last == 1)
    #expect(heard.values.count > 1)
  }

  @Test func aFileThatIsNotThereIsAnError() async throws {
    let error = await #expect(throws: NetworkError.self) {
      _ = try await send(.put) { .uploadFile(URL(fileURLWithPath: "/no/such/file")) }
    }
    #expect((error?.underlyingError as? FileFault)?.description == "/no/such/file: cannot be read")
  }

  @Test func formsInMemory() async throws {
    let echo = try await send {
      .uploadMultipartFormData(
        MultipartFormData(
          boundary: "line",
          parts: [
            MultipartFormBodyPart(provider: .data(Data("ann".utf8)), name: "na\"me"),
            MultipartFormBodyPart(
              provider: .data(Data("{}".utf8)), name: "f", fileName: "a.json", mimeType: "application/json"),
          ]))
    }
    #expect(echo.headers["content-type"] == "multipart/form-data; boundary=\"line\"")
    #expect(
      echo.body
        == [
          "--line", "Content-Disposition: form-data; name=\"na%22me\"", "", "ann", "--line",
          "Content-Disposition: form-data; name=\"f\"; filename=\"a.json\"", "Content-Type: application/json", "", "{}",
          "--line--", "",
        ].joined(separator: "\r\n"))
  }

  @Test func formsWithFilesAndStreams() async throws {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("weir-\(UUID().uuidString).txt")
    try Data("from a file".utf8).write(to: file)
    defer { try? FileManager.default.removeItem(at: file) }
    let echo = try await send {
      let stream = InputStream(data: Data("from a stream".utf8))
      return .uploadCompositeMultipartFormData(
        MultipartFormData(
          boundary: "line",
          parts: [
            MultipartFormBodyPart(provider: .file(file), name: "file"),
            MultipartFormBodyPart(provider: .stream(stream, 13), name: "stream", fileName: "s"),
          ]), urlParameters: ["a": 1])
    }
    #expect(echo.path == "/echo?a=1")
    #expect(
      echo.body.contains("filename=\"\(file.lastPathComponent)\"\r\nContent-Type: text/plain\r\n\r\nfrom a file\r\n"))
    #expect(echo.body.contains("name=\"stream\"; filename=\"s\"\r\n\r\nfrom a stream\r\n--line--"))
  }

  // MARK: Downloads

  @Test func downloads() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("weir-\(UUID().uuidString)/deep")
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    let target = folder.appendingPathComponent("file")
    var shape = shape("/bytes?count=300000")
    shape.makeTask = {
      .downloadDestination { _, _ in (target, [.createIntermediateDirectories, .removePreviousFile]) }
    }
    for _ in 0..<2 {
      let heard = Recorder<Double>()
      let response = try await provider.requestWithProgress(.custom(shape)) { heard.add($0.progress) }
      #expect(response.fileURL == target)
      #expect(response.data.isEmpty)
      #expect(try Data(contentsOf: target).count == 300_000)
      #expect(heard.values.last == 1)
    }
    // Without leave to remove the file that is there, it is an error, and nothing is lost.
    shape.makeTask = { .downloadDestination { _, _ in (target, []) } }
    let plain = shape
    let error = await #expect(throws: NetworkError.self) { try await provider.request(.custom(plain)) }
    #expect(error?.response?.statusCode == 200)
    #expect(try Data(contentsOf: target).count == 300_000)
  }

  @Test func aDownloadCanStayWhereItIs() async throws {
    var shape = shape("/bytes?count=10")
    shape.makeTask = { .downloadDestination { url, _ in (url, []) } }
    let file = try #require(try await provider.request(.custom(shape)).fileURL)
    #expect(try Data(contentsOf: file).count == 10)
    try FileManager.default.removeItem(at: file)
  }

  // MARK: Failures

  @Test(arguments: ["start", "headers"])
  func resets(_ moment: String) async throws {
    let error = await #expect(throws: NetworkError.self) { try await get("/reset?after=\(moment)") }
    #expect(error?.underlyingError is URLError)
    #expect(error?.isCancelled == false)
    if moment == "headers" {
      #expect(error?.response?.statusCode == 200, "what had come is kept")
      #expect(error?.response?.data == Data("partial".utf8))
    }
  }

  @Test func nobodyListens() async throws {
    // The port of a listener that has gone: the system does not give it away again so soon.
    let shape = API.Shape(base: "http://127.0.0.1:1")
    let error = await #expect(throws: NetworkError.self) { try await provider.request(.custom(shape)) }
    #expect((error?.underlyingError as? URLError)?.code == .cannotConnectToHost)
    #expect(error?.response == nil)
  }

  @Test func timeouts() async throws {
    let provider = Provider<API>(requestClosure: { endpoint, done in
      done(
        Result {
          var request = try endpoint.urlRequest()
          request.timeoutInterval = 0.2
          return request
        }.mapError { NetworkError.underlying($0, nil) })
    })
    let name = UUID().uuidString
    let error = await #expect(throws: NetworkError.self) {
      try await provider.request(.custom(shape("/silent?name=\(name)")))
    }
    #expect((error?.underlyingError as? URLError)?.code == .timedOut)
  }

  @Test(arguments: ["gate", "silent"])
  func aCancellationReachesTheServer(_ kind: String) async throws {
    let name = UUID().uuidString
    let task = Task { try await get("/\(kind)?name=\(name)") }
    #expect(try await server.ask("/wait?for=entered&name=\(name)").statusCode == 200)
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(try await server.ask("/wait?for=left&name=\(name)").statusCode == 200, "the connection is closed")
  }

  @Test func slowBodies() async throws {
    let name = UUID().uuidString
    let task = Task { try await get("/gate?name=\(name)").mapString() }
    #expect(try await server.ask("/wait?for=entered&name=\(name)").statusCode == 200)
    #expect(try await server.ask("/open?name=\(name)").statusCode == 200)
    #expect(try await task.value == "firstlater")
  }

  // MARK: Redirects and credentials

  @Test func redirectsAreFollowed() async throws {
    let response = try await get("/redirect?code=302&to=/echo?x=1", headers: ["Authorization": "Bearer t"])
    let echo = try response.map(Echo.self)
    #expect(echo.path == "/echo?x=1")
    #expect(response.response?.url?.path == "/echo")
    #expect(echo.headers["authorization"] == "Bearer t", "the same server")
  }

  @Test(arguments: [
    ("/echo/a%252Fb", "/echo/a%2Fb"), ("/echo/%25E6%2597%25A5?x=%2526", "/echo/%E6%97%A5?x=%26"),
    ("echo/rel", "/echo/rel"),
    ("/echo//x", "/echo//x"),
  ])
  func redirectsLeadWhereTheySay(_ location: String, _ path: String) async throws {
    #expect(try await get("/redirect?code=302&to=\(location)").map(Echo.self).path == path)
  }

  @Test func anotherHostGetsNoSecrets() async throws {
    let to = "\(server.base("localhost"))/echo"
    let headers = ["Authorization": "Bearer t", "Cookie": "a=b", "X-Plain": "yes"]
    let echo = try await get("/redirect?code=307&to=\(to)", headers: headers).map(Echo.self)
    #expect(echo.headers["host"] == "localhost:\(server.port)")
    #expect(echo.headers["authorization"] == nil)
    #expect(echo.headers["cookie"] == nil)
    #expect(echo.headers["x-plain"] == "yes")
  }

  @Test func redirectsCanBeTaken() async throws {
    let provider = Provider<API>(requestClosure: patiently, transport: URLSessionTransport(redirects: .stay))
    let response = try await provider.request(.custom(shape("/redirect?code=301&to=/echo")))
    #expect(response.statusCode == 301)
    #expect(response.header("Location") == "/echo")
  }

  @Test(arguments: [(301, "GET"), (302, "GET"), (303, "GET"), (307, "POST"), (308, "POST")])
  func redirectsOfABody(_ code: Int, _ method: String) async throws {
    var shape = shape("/redirect?code=\(code)&to=/echo/there", .post)
    shape.makeTask = { .requestData(Data("body".utf8)) }
    let response = try await provider.request(.custom(shape))
    #if canImport(FoundationNetworking)
      if method == "POST" {
        // It is not sent without its body; who asked can send it again.
        #expect(response.statusCode == code)
        #expect(response.header("Location") == "/echo/there")
        return
      }
    #endif
    let echo = try response.map(Echo.self)
    #expect(echo.path == "/echo/there")
    #expect(echo.method == method)
    #expect(echo.body == (method == "POST" ? "body" : ""))
  }

  @Test func redirectsWithoutEndAreAnError() async throws {
    let error = await #expect(throws: NetworkError.self) { try await get("/loop") }
    #expect((error?.underlyingError as? URLError)?.code == .httpTooManyRedirects)
  }

  @Test(arguments: [("ann", "secret", 200), ("ann", "wrong", 401)])
  func credentials(_ user: String, _ password: String, _ code: Int) async throws {
    let plugin = CredentialsPlugin { _ in URLCredential(user: user, password: password, persistence: .none) }
    let provider = Provider<API>(requestClosure: patiently, transport: URLSessionTransport(), plugins: [plugin])
    #expect(try await provider.request(.custom(shape("/basic"))).statusCode == code)
  }

  @Test func withoutCredentialsTheRefusalIsTheAnswer() async throws {
    let response = try await Provider<API>(requestClosure: patiently, transport: URLSessionTransport()).request(
      .custom(shape("/basic")))
    #expect(response.statusCode == 401)
    #expect(try response.mapString() == "who are you?")
  }

  // MARK: All together

  @Test func manyRequestsAtOnce() async throws {
    let paths = try await withThrowingTaskGroup(of: String.self) { group in
      for number in 0..<60 { group.addTask { try await get("/echo?n=\(number)").map(Echo.self).path } }
      return try await group.reduce(into: Set<String>()) { $0.insert($1) }
    }
    #expect(paths.count == 60)
  }

  @Test func aTransportThatGoesLetsRequestsEnd() async throws {
    let name = UUID().uuidString
    var transport: URLSessionTransport? = URLSessionTransport()
    weak var weakTransport: URLSessionTransport?
    weakTransport = transport
    let outcome = AsyncStream<Int>.makeStream()
    if let own = transport {
      Provider<API>(requestClosure: patiently, transport: own).request(
        .custom(shape("/gate?name=\(name)")), callbackQueue: .global()
      ) {
        outcome.continuation.yield((try? $0.get().statusCode) ?? -1)
      }
    }
    #expect(try await server.ask("/wait?for=entered&name=\(name)").statusCode == 200)
    transport = nil
    #expect(try await server.ask("/open?name=\(name)").statusCode == 200)
    for await code in outcome.stream {
      #expect(code == 200)
      break
    }
    #expect(weakTransport == nil)
  }
}
