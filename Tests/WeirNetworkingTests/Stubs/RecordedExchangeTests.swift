import TestSupport
import Testing

@testable import WeirNetworking

@Suite struct RecordedExchangeTests {
  private func request(_ method: String = "GET", _ body: Data? = nil) throws -> URLRequest {
    var request = URLRequest(url: try #require(URL(string: "https://h/a?token=x")))
    request.httpMethod = method
    request.httpBody = body
    return request
  }

  private func head(_ headers: [String: String]) -> HTTPURLResponse? {
    HTTPURLResponse(url: URL(fileURLWithPath: "/"), statusCode: 200, httpVersion: nil, headerFields: headers)
  }

  private func copy(_ exchange: RecordedExchange) throws -> RecordedExchange {
    try JSONDecoder().decode(RecordedExchange.self, from: JSONEncoder().encode(exchange))
  }

  @Test func bodiesAreTextWhereTheyCanBe() throws {
    #expect(RecordedBody(Data("ü".utf8)) == .text("ü"))
    #expect(RecordedBody(Data([0xFF])) == .base64(Data([0xFF])))
    #expect(RecordedBody(Data()) == .text(""))
  }

  @Test func anyBodyComesBack() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    for _ in 0..<500 {
      let isText = Bool.random(using: &random)
      let data = Data(
        (0..<Int.random(in: 0...40, using: &random)).map { _ in
          UInt8.random(in: 0...(isText ? 127 : 255), using: &random)
        })
      let body = RecordedBody(data)
      #expect(body.data == data, "seed \(seed)")
      let copy = try JSONDecoder().decode(RecordedBody.self, from: JSONEncoder().encode(body))
      #expect(copy == body, "seed \(seed)")
    }
  }

  @Test func anExchangeComesBack() throws {
    let outcome = TransportOutcome(response: head(["X": "y"]), data: Data("body".utf8), error: URLError(.timedOut))
    let exchange = RecordedExchange(try request("POST", Data("b".utf8)), outcome, .default)
    #expect(try copy(exchange) == exchange)
    #expect(
      exchange.request == RecordedExchange.Request(method: "POST", url: "https://h/a?token=<hidden>", body: .text("b")))
    let again = exchange.outcome(TransportRequest(try request()))
    #expect(again.statusCode == 200)
    #expect(again.data == Data("body".utf8))
    #expect((again.error as? URLError)?.code == .timedOut)
  }

  @Test func whatIsPackedIsRecordedUnpacked() throws {
    let headers = ["Content-Encoding": "gzip", "Content-Length": "9", "Transfer-Encoding": "chunked", "X": "y"]
    let exchange = RecordedExchange(try request(), TransportOutcome(response: head(headers)), .default)
    #expect(exchange.response?.headers == ["X": "y"])
  }

  @Test func stubsWithoutHeadersAreRecorded() throws {
    let exchange = RecordedExchange(try request(), TransportOutcome(statusCode: 418, data: Data("t".utf8)), .default)
    #expect(try copy(exchange).outcome(TransportRequest(try request())).statusCode == 418)
  }

  @Test func aFailureWithoutAResponse() throws {
    let exchange = RecordedExchange(
      try request(), TransportOutcome(response: nil, error: NSError(domain: "d", code: 3)), .default)
    #expect(exchange.response == nil)
    let outcome = try copy(exchange).outcome(TransportRequest(try request()))
    #expect(outcome.statusCode == nil)
    #expect((outcome.error as NSError?)?.domain == "d")
  }

  @Test func neitherIsABadResponse() throws {
    let empty = RecordedExchange(request: .init(try request(), .default), response: nil, failure: nil)
    #expect((empty.outcome(TransportRequest(try request())).error as? URLError)?.code == .badServerResponse)
  }

  @Test func faultsSayThemselves() {
    let fault = RecordingFault(file: "f", line: 3, reason: "r")
    #expect(fault.localizedDescription == "f:3: r")
    #expect(fault == RecordingFault(file: "f", line: 3, reason: "r"))
    #expect(ReplayFault(request: "GET x", known: ["a", "b"]).localizedDescription.hasSuffix("recorded are: a, b"))
  }
}
