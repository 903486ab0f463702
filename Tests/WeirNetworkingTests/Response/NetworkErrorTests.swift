import Testing

@testable import WeirNetworking

@Suite struct NetworkErrorTests {
  private let response = Response(statusCode: 500, data: Data("x".utf8))

  private var all: [(NetworkError, hasResponse: Bool, hasCause: Bool)] {
    [
      (.imageMapping(response), true, false), (.jsonMapping(response), true, false),
      (.stringMapping(response), true, false), (.objectMapping(URLError(.badURL), response), true, true),
      (.encodableMapping(URLError(.badURL)), false, true), (.statusCode(response), true, false),
      (.underlying(URLError(.badURL), response), true, true), (.underlying(URLError(.badURL), nil), false, true),
      (.requestMapping("url"), false, false), (.parameterEncoding(URLError(.badURL)), false, true),
    ]
  }

  @Test func keepTheResponseAndTheCause() {
    for (error, hasResponse, hasCause) in all {
      #expect((error.response === response) == hasResponse, "\(error)")
      #expect((error.underlyingError != nil) == hasCause, "\(error)")
      #expect((error.errorUserInfo[NSUnderlyingErrorKey] != nil) == hasCause, "\(error)")
      #expect(error.errorUserInfo[NSLocalizedDescriptionKey] as? String == error.localizedDescription)
      #expect(!error.localizedDescription.isEmpty)
    }
  }

  @Test func sayWhereDecodingFailed() throws {
    let error = try #require(throws: NetworkError.self) {
      try Response(statusCode: 200, data: Data(#"{"a": {"b": "x"}}"#.utf8)).map([String: [String: Int]].self)
    }
    #expect(error.localizedDescription.contains("b"))
    #expect(error.localizedDescription.contains("Int"))
  }

  @Test func knowACancellation() {
    #expect(NetworkError.cancelled.isCancelled)
    #expect(NetworkError.underlying(CancellationError(), nil).isCancelled)
    #expect(!NetworkError.underlying(URLError(.timedOut), nil).isCancelled)
    #expect(!NetworkError.requestMapping("").isCancelled)
  }

  @Test func areNotWrappedTwice() {
    guard case .requestMapping = NetworkError.wrapping(NetworkError.requestMapping("a"), response) else {
      Issue.record("it is wrapped")
      return
    }
    #expect(NetworkError.wrapping(URLError(.badURL), response).response === response)
  }
}
