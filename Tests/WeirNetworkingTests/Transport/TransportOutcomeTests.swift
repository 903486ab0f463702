import Testing

@testable import WeirNetworking

@Suite struct TransportOutcomeTests {
  private let request = URLRequest(url: URL(fileURLWithPath: "/"))

  private func head(_ code: Int) -> HTTPURLResponse? {
    HTTPURLResponse(url: URL(fileURLWithPath: "/"), statusCode: code, httpVersion: nil, headerFields: ["A": "b"])
  }

  @Test func aResponseIsAResult() throws {
    let outcome = TransportOutcome(response: head(404), data: Data("x".utf8))
    let response = try outcome.result(request, .none).get()
    #expect(response.statusCode == 404)
    #expect(response.data == Data("x".utf8))
    #expect(response.request == request)
    #expect(response.header("a") == "b")
    #expect(response.fileURL == nil)
  }

  @Test func anErrorKeepsWhatHasCome() throws {
    let outcome = TransportOutcome(response: head(200), data: Data("par".utf8), error: URLError(.networkConnectionLost))
    guard case .failure(let error) = outcome.result(request, .successCodes) else {
      Issue.record("an error is no success")
      return
    }
    #expect(error.response?.data == Data("par".utf8))
    #expect((error.underlyingError as? URLError)?.code == .networkConnectionLost)
  }

  @Test func nothingAtAllIsAnError() {
    guard case .failure(let error) = TransportOutcome(response: nil).result(request, .none) else {
      Issue.record("nothing is no success")
      return
    }
    #expect((error.underlyingError as? URLError)?.code == .badServerResponse)
    #expect(error.response == nil)
  }

  @Test func aStatusCodeIsEnough() throws {
    let outcome = TransportOutcome(statusCode: 201, data: Data())
    #expect(try outcome.result(request, .successCodes).get().statusCode == 201)
    #expect(outcome.response == nil)
  }

  @Test func progressForFoundation() {
    let known = TransferProgress(.download, completed: 5, total: 20)
    #expect(known.progress.fractionCompleted == 0.25)
    let unknown = TransferProgress(.upload, completed: 5, total: nil)
    #expect(unknown.progress.totalUnitCount < 0)
    #expect(unknown.progress.completedUnitCount == 5)
    #expect(ProgressResponse(progress: unknown.progress).progress == 0)
    #expect(ProgressResponse().progress == 0)
    #expect(!ProgressResponse().completed)
    #expect(ProgressResponse(progress: known.progress).progress == 0.25)
    let done = ProgressResponse(response: Response(statusCode: 200, data: Data()))
    #expect(done.progress == 1)
    #expect(done.completed)
  }

  @Test func oneOutcomeIsPassedOn() {
    let codes = Recorder<Int?>()
    let once = OnceHandler { if case .finished(let outcome) = $0 { codes.add(outcome.statusCode) } }
    #expect(once.finish(TransportOutcome(statusCode: 1, data: Data())))
    #expect(!once.finish(TransportOutcome(statusCode: 2, data: Data())))
    #expect(codes.values == [1])
  }

  @Test(arguments: [
    ("/c", "http://h/c"), ("c", "http://h/a/c"), ("?q", "http://h/a/b?q"), ("//o/c", "http://o/c"),
    ("http://o:1", "http://o:1"),
    ("../c", "http://h/c"), ("/c%2Fd", "http://h/c%2Fd"),
  ])
  func redirectsAreResolved(_ location: String, _ expected: String) throws {
    let response = HTTPURLResponse(
      url: try #require(URL(string: "http://h/a/b")), statusCode: 302, httpVersion: nil,
      headerFields: ["Location": location])
    #expect(SessionDelegate.target(of: try #require(response))?.absoluteString == expected)
  }

  @Test func aRedirectToNowhere() throws {
    let response = HTTPURLResponse(
      url: try #require(URL(string: "http://h/a/b")), statusCode: 302, httpVersion: nil, headerFields: nil)
    #expect(SessionDelegate.target(of: try #require(response)) == nil)
  }

  @Test(arguments: [
    ("http://a/x", "http://a/y", true), ("http://a/x", "http://A/y", true), ("http://a/x", "https://a/x", false),
    ("http://a/x", "http://b/x", false), ("http://a:1/x", "http://a:2/x", false),
    ("http://a.b/x", "http://b.a/x", false),
  ])
  func secretsStayWithTheirServer(_ from: String, _ to: String, _ isKept: Bool) throws {
    var request = URLRequest(url: try #require(URL(string: to)))
    let fields = ["Authorization": "a", "Cookie": "b", "Proxy-Authorization": "c", "Accept": "d"]
    request.allHTTPHeaderFields = fields
    let sent = SessionDelegate.withoutSecrets(request, from: URL(string: from))
    #expect(sent.allHTTPHeaderFields == (isKept ? fields : ["Accept": "d"]))
    #expect(sent.url == request.url)
  }
}
