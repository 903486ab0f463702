import Testing
import WeirNetworking

@Suite struct NetworkLoggerPluginTests {
  private let lines = Recorder<String>()

  private func log(
    _ target: API, _ options: NetworkLoggerPlugin.Configuration.LogOptions = .verbose,
    redaction: Redaction = .default,
    answer: @escaping @Sendable (FakeTransport.Exchange) -> Void = { $0.answer(200, "ok") }
  ) -> String {
    let plugin = NetworkLoggerPlugin(
      configuration: .init(
        formatter: .init(entry: { "\($0): \($1)" + ($2.path.isEmpty ? "" : "") }),
        output: { [lines] _, items in for item in items { lines.add(item) } }, logOptions: options, redaction: redaction
      ))
    let provider = Provider<API>(transport: FakeTransport { exchange, _ in answer(exchange) }, plugins: [plugin])
    provider.request(target) { _ in }
    return lines.values.joined(separator: "\n")
  }

  @Test func aRequestAndItsResponse() {
    let text = log(.custom(.init(headers: ["Accept": "text/plain"]))) { exchange in
      exchange.answer(201, "hello", headers: ["Server": "x"])
    }
    #expect(
      text == """
        Request: https://api.example.com/custom
        Request Headers: [Accept: text/plain]
        HTTP Request Method: GET
        Response: 201 https://api.example.com/custom [Server: x]
        Response Body: hello
        """)
  }

  @Test func defaultsLeaveBodiesOut() {
    let text = log(.send(Data("body".utf8)), .default)
    #expect(!text.contains("body"))
    #expect(!text.contains("ok"))
    #expect(text.contains("HTTP Request Method: POST"))
    #expect(log(.send(Data("body".utf8))).contains("Request Body: body"))
  }

  @Test func errorsAreLogged() {
    #expect(
      log(.user("secret name")) { $0.fail(URLError(.timedOut)) }.contains("Error: Error calling user: "))
    #expect(!lines.values.suffix(1).joined().contains("secret name"))
    let text = log(.custom(.init(validation: .successCodes))) { $0.answer(500, "broken") }
    #expect(text.contains("Response Body: broken"))
  }

  @Test func errorBodiesHaveAnOptionOfTheirOwn() {
    let text = log(.custom(.init(validation: .successCodes)), [.successResponseBody]) { $0.answer(500, "broken") }
    #expect(!text.contains("broken"))
  }

  @Test func stubsWithoutHeadersAreLogged() {
    let plugin = NetworkLoggerPlugin(
      configuration: .init(output: { [lines] _, items in for item in items { lines.add(item) } }, logOptions: .verbose))
    Provider<API>(stubClosure: Provider.immediatelyStub, plugins: [plugin]).request(.zen) { _ in }
    #expect(lines.values.contains("Weir: Response: 200, 43 bytes, without headers, for zen"))
    #expect(lines.values.last?.contains("Half measures") == true)
  }

  static let secrets = "s3cr3t"

  @Test func secretsAreHidden() {
    let secret = Self.secrets
    let shape = API.Shape(
      base: "https://ann:\(secret)@api.example.com?api_key=\(secret)", method: .post,
      headers: ["Authorization": "Bearer \(secret)", "x-api-key": secret, "Cookie": "id=\(secret)", "Plain": "seen"],
      makeTask: {
        .requestCompositeParameters(
          bodyParameters: ["user": ["Password": secret, "name": "ann"], "list": [["access_token": secret]]],
          bodyEncoding: JSONEncoding.default, urlParameters: ["accessToken": secret, "page": 2])
      })
    for options in [
      NetworkLoggerPlugin.Configuration.LogOptions.verbose, [.formatRequestAscURL, .successResponseBody],
    ] {
      let text = log(.custom(shape), options) { exchange in
        exchange.answer(200, #"{"refresh_token": "\#(secret)", "id": 1}"#, headers: ["Set-Cookie": "id=\(secret)"])
      }
      #expect(!text.contains(secret), "\(text)")
      #expect(text.contains("seen"))
      #expect(text.contains("page=2"))
      #expect(text.contains("ann"))
      #expect(text.contains(#""id":1"#))
    }
    #expect(log(.custom(shape), redaction: .none).contains("Bearer \(secret)"))
  }

  @Test func curlCommandsAreOneShellWordEach() {
    let text = log(.send(Data("it's".utf8)), [.formatRequestAscURL])
    #expect(
      text.hasPrefix(
        "Request: $ curl -v \\\n\t-X POST \\\n\t-d 'it'\\''s' \\\n\t'https://api.example.com/items'"))
  }

  @Test func presets() {
    #expect(NetworkLoggerPlugin.default.configuration.logOptions == .default)
    #expect(NetworkLoggerPlugin.verbose.configuration.logOptions == .verbose)
    #expect(
      NetworkLoggerPlugin.Configuration.Formatter.defaultDataFormatter(Data([0xFF, 0xFE]))
        == "<2 bytes that are no text>")
  }
}
