import Testing

@testable import WeirNetworking

@Suite struct CURLCommandTests {
  private func request(_ url: String = "https://h/a?b=1&token=x") throws -> URLRequest {
    URLRequest(url: try #require(URL(string: url)))
  }

  @Test func hasMethodHeadersAndBody() throws {
    var request = try request()
    request.httpMethod = "PUT"
    request.allHTTPHeaderFields = ["B": "2", "A": "1"]
    request.httpBody = Data("body".utf8)
    #expect(
      CURLCommand.text(request, .none)
        == "$ curl -v \\\n\t-X PUT \\\n\t-H 'A: 1' \\\n\t-H 'B: 2' \\\n\t-d 'body' \\\n\t'https://h/a?b=1&token=x'")
  }

  @Test func hidesSecrets() throws {
    var request = try request()
    request.setValue("s", forHTTPHeaderField: "Cookie")
    let text = CURLCommand.text(request, .default)
    #expect(text.contains("-H 'Cookie: <hidden>'"))
    #expect(text.contains("'https://h/a?b=1&token=<hidden>'"))
  }

  @Test func aQuoteCannotEndTheWord() throws {
    var request = try request("https://h/a")
    request.setValue("'; rm -rf /; '", forHTTPHeaderField: "X")
    #expect(CURLCommand.text(request, .none).contains("-H 'X: '\\''; rm -rf /; '\\'''"))
  }

  @Test func withoutURL() throws {
    var request = try request()
    request.url = nil
    #expect(CURLCommand.text(request, .none) == "$ curl command could not be created")
  }

  @Test func outgoingRequestsDescribeThemselves() throws {
    let outgoing = OutgoingRequest(try request())
    let texts = Recorder<String>()
    let same = outgoing.cURLDescription { texts.add($0) }
    #expect(same === outgoing)
    #expect(texts.values.first?.contains("token=<hidden>") == true)
    #expect(outgoing.sessionHeaders.isEmpty)
    #expect(outgoing.credential == nil)
    _ = outgoing.authenticate(username: "ann", password: "pw", persistence: .none)
    #expect(outgoing.credential?.user == "ann")
    _ = outgoing.authenticate(with: URLCredential(user: "bob", password: "pw", persistence: .none))
    #expect(outgoing.credential?.user == "bob", "the last one counts")
  }
}
