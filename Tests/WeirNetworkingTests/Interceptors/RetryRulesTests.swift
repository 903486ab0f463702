import Testing
import WeirNetworking

/// What is tried again, by method, status code and error.
@Suite struct RetryRulesTests {
  private func attempt(
    _ method: HTTPMethod, _ result: Result<Response, NetworkError>
  ) -> RequestAttempt {
    var request = URLRequest(url: URL(fileURLWithPath: "/"))
    request.httpMethod = method.rawValue
    return RequestAttempt(request: request, target: API.zen, result: result)
  }

  private func response(_ code: Int) -> Response { Response(statusCode: code, data: Data()) }

  @Test(arguments: [HTTPMethod.get, .head, .put, .delete, .options, .trace, .query])
  func whatDoesNoHarmTwice(_ method: HTTPMethod) {
    #expect(RetryInterceptor.mayPass(attempt(method, .success(response(503)))))
    #expect(RetryInterceptor.mayPass(attempt(method, .failure(.underlying(URLError(.timedOut), nil)))))
  }

  @Test(arguments: [HTTPMethod.post, .patch, .connect, HTTPMethod(rawValue: "PURGE")])
  func whatMay(_ method: HTTPMethod) {
    #expect(!RetryInterceptor.mayPass(attempt(method, .success(response(503)))))
    #expect(!RetryInterceptor.mayPass(attempt(method, .failure(.underlying(URLError(.timedOut), nil)))))
  }

  @Test func statusCodes() {
    let retried = (100..<600).filter { RetryInterceptor.mayPass(attempt(.get, .success(response($0)))) }
    #expect(retried == [408, 429, 500, 502, 503, 504])
    let refused = NetworkError.underlying(NetworkError.statusCode(response(503)), response(503))
    #expect(RetryInterceptor.mayPass(attempt(.get, .failure(refused))), "a refused status code is one, too")
  }

  @Test(arguments: [
    (URLError.Code.timedOut, true), (.cannotFindHost, true), (.cannotConnectToHost, true),
    (.networkConnectionLost, true),
    (.dnsLookupFailed, true), (.notConnectedToInternet, true), (.badServerResponse, true), (.cannotParseResponse, true),
    (.cancelled, false), (.badURL, false), (.userAuthenticationRequired, false), (.serverCertificateUntrusted, false),
    (.httpTooManyRedirects, false), (.unsupportedURL, false),
  ])
  func errors(_ code: URLError.Code, _ isRetried: Bool) {
    #expect(RetryInterceptor.mayPass(attempt(.get, .failure(.underlying(URLError(code), nil)))) == isRetried)
  }

  @Test func mistakesOfTheProgramAreNotRetried() {
    let mistakes: [NetworkError] = [
      .requestMapping("x"), .parameterEncoding(ParameterFault(name: "a", reason: "b")),
      .encodableMapping(CancellationError()), .underlying(CancellationError(), nil),
    ]
    for mistake in mistakes { #expect(!RetryInterceptor.mayPass(attempt(.get, .failure(mistake))), "\(mistake)") }
  }

  @Test func attemptsKnowTheirResponses() {
    #expect(attempt(.get, .success(response(1))).response?.statusCode == 1)
    #expect(attempt(.get, .failure(.statusCode(response(2)))).response?.statusCode == 2)
    #expect(attempt(.get, .failure(.requestMapping(""))).response == nil)
    #expect(attempt(.get, .success(response(1))).number == 1)
    #expect(attempt(.get, .success(response(1))).earlierStatusCodes.isEmpty)
  }
}
