import Testing
import WeirNetworking

@Suite struct EndpointTests {
  private struct Item: Encodable {
    let title: String
    let number: Int
  }

  private func endpoint(
    _ task: RequestTask = .requestPlain, url: String = "https://h/a", method: HTTPMethod = .get,
    headers: [String: String]? = ["Title": "Dominar"]
  ) -> Endpoint {
    Endpoint(
      url: url, sampleResponseClosure: { .networkResponse(200, Data()) }, method: method, task: task,
      httpHeaderFields: headers)
  }

  @Test func headersAreAdded() {
    let changed = endpoint().adding(newHTTPHeaderFields: ["User-Agent": "Weir"])
    #expect(changed.httpHeaderFields == ["Title": "Dominar", "User-Agent": "Weir"])
    #expect(changed.url == "https://h/a")
    #expect(changed.method == .get)
  }

  @Test func anAddedHeaderTakesThePlaceOfTheOldOneInWhateverCase() {
    let changed = endpoint(headers: ["content-type": "a"]).adding(newHTTPHeaderFields: ["Content-Type": "b"])
    #expect(changed.httpHeaderFields == ["Content-Type": "b"])
    #expect(endpoint(headers: nil).adding(newHTTPHeaderFields: [:]).httpHeaderFields == nil)
    #expect(endpoint(headers: nil).adding(newHTTPHeaderFields: ["a": "b"]).httpHeaderFields == ["a": "b"])
  }

  @Test(
    "Tasks that leave the request alone",
    arguments: ["plain", "file", "form", "parts", "download"])
  func plainTasks(_ name: String) throws {
    let tasks: [String: RequestTask] = [
      "plain": .requestPlain, "file": .uploadFile(URL(fileURLWithPath: "/x")), "form": .uploadMultipartFormData([]),
      "parts": .uploadMultipart([]), "download": .downloadDestination { url, _ in (url, []) },
    ]
    let request = try endpoint(try #require(tasks[name]), method: .put).urlRequest()
    #expect(request.url?.absoluteString == "https://h/a")
    #expect(request.httpBody == nil)
    #expect(request.httpMethod == "PUT")
    #expect(request.allHTTPHeaderFields == ["Title": "Dominar"])
  }

  @Test func dataIsTheBody() throws {
    #expect(try endpoint(.requestData(Data("abc".utf8))).urlRequest().httpBody == Data("abc".utf8))
  }

  @Test func anEncodableIsJSONWithItsType() throws {
    let request = try endpoint(.requestJSONEncodable(Item(title: "a", number: 1)), method: .post).urlRequest()
    #expect(request.httpBody == Data(#"{"number":1,"title":"a"}"#.utf8))
    #expect(request.value(forHTTPHeaderField: "Content-Type") == "application/json")
  }

  @Test func aContentTypeThatIsGivenStays() throws {
    let request = try endpoint(
      .requestJSONEncodable([1]), method: .post, headers: ["content-type": "application/vnd.api+json"]
    ).urlRequest()
    #expect(request.value(forHTTPHeaderField: "Content-Type") == "application/vnd.api+json")
  }

  @Test func anEncoderOfOnesOwnIsUsed() throws {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    let request = try endpoint(.requestCustomJSONEncodable(["someKey": 1], encoder: encoder)).urlRequest()
    #expect(request.httpBody == Data(#"{"someKey":1}"#.utf8))
    encoder.outputFormatting = .prettyPrinted
    let pretty = try endpoint(.requestCustomJSONEncodable([1], encoder: encoder)).urlRequest()
    #expect(pretty.httpBody == Data("[\n  1\n]".utf8))
  }

  @Test func whatCannotBeEncodedIsAnError() throws {
    let error = try #require(throws: NetworkError.self) {
      try endpoint(.requestJSONEncodable([Double.nan])).urlRequest()
    }
    guard case .encodableMapping(let cause) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(cause is EncodingError)
    #expect(error.response == nil)
  }

  @Test func parametersGoWhereTheirEncodingPutsThem() throws {
    let query = try endpoint(.requestParameters(parameters: ["a": 1], encoding: URLEncoding.default)).urlRequest()
    #expect(query.url?.query == "a=1")
    let body = try endpoint(.requestParameters(parameters: ["a": 1], encoding: JSONEncoding.default), method: .post)
      .urlRequest()
    #expect(body.httpBody == Data(#"{"a":1}"#.utf8))
    let download = try endpoint(
      .downloadParameters(parameters: ["a": 1], encoding: URLEncoding.default) { url, _ in (url, []) }
    ).urlRequest()
    #expect(download.url?.query == "a=1")
  }

  @Test func compositesHaveBoth() throws {
    let data = try endpoint(.requestCompositeData(bodyData: Data("x".utf8), urlParameters: ["b": 2]), method: .post)
      .urlRequest()
    #expect(data.httpBody == Data("x".utf8))
    #expect(data.url?.query == "b=2")
    let parameters = try endpoint(
      .requestCompositeParameters(
        bodyParameters: ["a": 1], bodyEncoding: URLEncoding.httpBody, urlParameters: ["b": 2]), method: .post
    ).urlRequest()
    #expect(parameters.httpBody == Data("a=1".utf8))
    #expect(parameters.url?.query == "b=2")
    let form = try endpoint(.uploadCompositeMultipartFormData([], urlParameters: ["b": 2])).urlRequest()
    #expect(form.url?.query == "b=2")
    let parts = try endpoint(.uploadCompositeMultipart([], urlParameters: ["b": 2])).urlRequest()
    #expect(parts.url?.query == "b=2")
  }

  @Test func bodyParametersMustNotGoToTheQuery() throws {
    for encoding in [URLEncoding.default, .queryString] {
      let error = try #require(throws: NetworkError.self) {
        try endpoint(
          .requestCompositeParameters(bodyParameters: ["a": 1], bodyEncoding: encoding, urlParameters: [:])
        ).urlRequest()
      }
      #expect(error.localizedDescription.contains("URLEncoding.httpBody"))
    }
  }

  @Test func whatIsNoJSONIsAnErrorThatNamesIt() throws {
    let error = try #require(throws: NetworkError.self) {
      try endpoint(.requestParameters(parameters: ["ok": 1, "when": Date()], encoding: JSONEncoding.default))
        .urlRequest()
    }
    guard case .parameterEncoding(let fault as ParameterFault) = error else {
      Issue.record("\(error)")
      return
    }
    #expect(fault.name == "when")
  }

  @Test func theTaskCanBeReplaced() throws {
    let changed = endpoint().replacing(task: .requestData(Data("x".utf8)))
    #expect(try changed.urlRequest().httpBody == Data("x".utf8))
    #expect(changed.httpHeaderFields == ["Title": "Dominar"])
  }

  // MARK: Equality

  @Test func equalsWhatMakesTheSameRequest() {
    let (a, b) = (Data("a".utf8), Data("b".utf8))
    func form(_ data: Data) -> MultipartFormData { [MultipartFormBodyPart(provider: .data(data), name: "n")] }
    let makers: [(String, (Data, String) -> RequestTask)] = [
      ("data", { data, _ in .requestData(data) }),
      ("form", { data, _ in .uploadMultipartFormData(form(data)) }),
      ("parts", { data, _ in .uploadMultipart(form(data).parts) }),
      ("composite", { data, text in .uploadCompositeMultipartFormData(form(data), urlParameters: ["t": text]) }),
      ("body", { data, text in .requestCompositeData(bodyData: data, urlParameters: ["t": text]) }),
      ("file", { data, _ in .uploadFile(URL(fileURLWithPath: "/" + String(decoding: data, as: UTF8.self))) }),
    ]
    for (name, make) in makers {
      #expect(endpoint(make(a, "x")) == endpoint(make(a, "x")), "\(name)")
      #expect(endpoint(make(a, "x")).hashValue == endpoint(make(a, "x")).hashValue, "\(name)")
      #expect(endpoint(make(a, "x")) != endpoint(make(b, "x")), "\(name)")
    }
    #expect(endpoint(makers[3].1(a, "x")) != endpoint(makers[3].1(a, "y")))
  }

  @Test func equalsDespiteTheDestination() {
    let here = endpoint(.downloadDestination { url, _ in (url, []) })
    let there = endpoint(.downloadDestination { _, _ in (URL(fileURLWithPath: "/x"), []) })
    #expect(here == there)
  }

  @Test func differsByURLMethodAndHeaders() {
    #expect(endpoint() != endpoint(url: "https://h/b"))
    #expect(endpoint() != endpoint(method: .post))
    #expect(endpoint() != endpoint(headers: nil))
    #expect(endpoint(url: "bad url") == endpoint(url: "bad url"))
    #expect(endpoint(url: "bad url") != endpoint(url: "worse url"))
  }
}
