import Testing
import WeirNetworking

@Suite struct CachingTransportTests {
  /// A clock that tests move.
  private final class Clock: @unchecked Sendable {
    // `@unchecked Sendable`: the seconds are guarded by `lock`.
    private let lock = NSLock()
    private var seconds: TimeInterval = 1_000_000

    var now: Date {
      lock.lock()
      defer { lock.unlock() }
      return Date(timeIntervalSince1970: seconds)
    }

    func advance(_ by: TimeInterval) {
      lock.lock()
      defer { lock.unlock() }
      seconds += by
    }
  }

  private let clock = Clock()
  private let cache = HTTPCache()

  private func date(_ offset: TimeInterval) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = .gmt
    formatter.dateFormat = "EEE, dd MMM yyyy HH:mm:ss 'GMT'"
    return formatter.string(from: clock.now.addingTimeInterval(offset))
  }

  /// A server that answers its number with these headers.
  private func server(
    _ headers: [String: String], code: Int = 200, _ script: (@Sendable (FakeTransport.Exchange, Int) -> Bool)? = nil
  ) -> FakeTransport {
    FakeTransport { exchange, number in
      if script?(exchange, number) != true { exchange.answer(code, "\(number)", headers: headers) }
    }
  }

  private func ask(
    _ server: FakeTransport, _ headers: [String: String]? = nil, path: String = "/a", method: HTTPMethod = .get,
    policy: URLRequest.CachePolicy = .useProtocolCachePolicy
  ) -> String {
    let caching = CachingTransport(server, cache: cache, now: { [clock] in clock.now })
    let provider = Provider<API>(
      requestClosure: { endpoint, done in
        done(
          Result {
            var request = try endpoint.urlRequest()
            request.cachePolicy = policy
            return request
          }.mapError { NetworkError.underlying($0, nil) })
      }, transport: caching)
    let texts = Recorder<String>()
    provider.request(.custom(.init(path: path, method: method, headers: headers))) { result in
      switch result {
      case .success(let response):
        texts.add(
          response.statusCode == 200 ? String(decoding: response.data, as: UTF8.self) : "\(response.statusCode)")
      case .failure(let error): texts.add("\((error.underlyingError as? URLError)?.code.rawValue ?? 0)")
      }
    }
    return texts.values.first ?? "none"
  }

  /// Asks at each of the times.
  private func ask(_ server: FakeTransport, after times: [TimeInterval]) -> [String] {
    times.map { time in
      clock.advance(time)
      return ask(server)
    }
  }

  @Test func maxAge() {
    #expect(ask(server(["Cache-Control": "public, max-age=10"]), after: [0, 9, 2, 9]) == ["1", "1", "2", "2"])
  }

  @Test func expires() {
    let server = server(["Date": date(0), "Expires": date(10)])
    #expect(ask(server, after: [0, 9]) == ["1", "1"])
    cache.removeAll()
    #expect(ask(self.server(["Expires": "0"]), after: [0, 1]) == ["1", "2"])
  }

  @Test func maxAgeCountsMoreThanExpires() {
    #expect(ask(server(["Cache-Control": "max-age=0", "Expires": date(100)]), after: [0, 1]) == ["1", "2"])
  }

  @Test func aTenthOfItsAge() {
    let server = server(["Last-Modified": date(-100), "Date": date(0)])
    #expect(ask(server, after: [0, 9, 2]) == ["1", "1", "2"])
  }

  @Test func withoutAnyWordItIsAskedAgain() { #expect(ask(server([:]), after: [0, 0]) == ["1", "2"]) }

  @Test func theAgeThatItCameWithCounts() {
    #expect(ask(server(["Cache-Control": "max-age=10", "Age": "8"]), after: [0, 1, 2]) == ["1", "1", "2"])
  }

  @Test(arguments: ["no-store", "no-store, max-age=100", "max-age=oops", "no-cache", "max-age=-5"])
  func whatIsNotGoodForAnyTime(_ control: String) {
    #expect(ask(server(["Cache-Control": control]), after: [0, 0]) == ["1", "2"])
    #expect(cache.count == (control.hasPrefix("no-store") ? 0 : 1))
  }

  @Test func aRequestMaySayThatItIsNotToBeKept() {
    let server = server(["Cache-Control": "max-age=100"])
    #expect(ask(server, ["Cache-Control": "no-store"]) == "1")
    #expect(cache.count == 0)
  }

  @Test func eTagsAreAskedAgain() {
    let heard = Recorder<String?>()
    let server = server(["Cache-Control": "max-age=10", "ETag": "\"v1\""]) { exchange, number in
      heard.add(exchange.header("If-None-Match"))
      if number == 2 { exchange.answer(304, headers: ["Cache-Control": "max-age=50", "X-New": "1"]) }
      return number == 2
    }
    #expect(ask(server, after: [0, 11, 49, 2]) == ["1", "1", "1", "3"])
    #expect(heard.values == [nil, "\"v1\"", "\"v1\""])
  }

  @Test func lastModifiedIsAskedAgain() {
    let modified = date(-1000)
    let heard = Recorder<String?>()
    let server = server(["Cache-Control": "no-cache", "Last-Modified": modified]) { exchange, number in
      heard.add(exchange.header("If-Modified-Since"))
      if number == 2 { exchange.answer(304) }
      return number == 2
    }
    #expect(ask(server, after: [0, 1]) == ["1", "1"])
    #expect(heard.values == [nil, modified])
  }

  @Test func varyKeepsAnswersApart() {
    let server = server(["Cache-Control": "max-age=100", "Vary": "Accept-Language, X-Other"])
    #expect(ask(server, ["Accept-Language": "de"]) == "1")
    #expect(ask(server, ["Accept-Language": "en"]) == "2")
    #expect(ask(server, ["accept-language": "de"]) == "1")
    #expect(ask(server, ["Accept-Language": "en"]) == "2")
    #expect(ask(server) == "3")
    #expect(cache.count == 3)
    cache.removeAll()
    #expect(ask(self.server(["Cache-Control": "max-age=100", "Vary": "*"]), after: [0, 0]) == ["1", "2"])
  }

  @Test func onePersonsAnswerNeverGoesToAnother() {
    let server = server(["Cache-Control": "max-age=100"])
    #expect(ask(server, ["Authorization": "Bearer a"]) == "1")
    #expect(ask(server, ["Authorization": "Bearer b"]) == "2")
    #expect(ask(server) == "3")
    #expect(ask(server, ["Authorization": "Bearer a"]) == "1")
  }

  @Test func whatTheRequestSays() {
    let server = server(["Cache-Control": "max-age=10"])
    #expect(ask(server) == "1")
    clock.advance(5)
    #expect(ask(server, ["Cache-Control": "max-age=4"]) == "2")
    #expect(ask(server, ["Cache-Control": "no-cache"]) == "3")
    clock.advance(5)
    #expect(ask(server, ["Cache-Control": "min-fresh=6"]) == "4")
    clock.advance(15)
    #expect(ask(server, ["Cache-Control": "max-stale=4"]) == "5")
    clock.advance(15)
    #expect(ask(server, ["Cache-Control": "max-stale=5"]) == "5")
    clock.advance(100)
    #expect(ask(server, ["Cache-Control": "max-stale"]) == "5")
    #expect(ask(server, ["Cache-Control": "only-if-cached"]) == "504")
    #expect(ask(server, ["Cache-Control": "only-if-cached, max-stale"]) == "5")
  }

  @Test func cachePolicies() {
    let server = server(["Cache-Control": "max-age=10", "ETag": "a"])
    #expect(ask(server, policy: .returnCacheDataDontLoad) == "\(URLError.Code.resourceUnavailable.rawValue)")
    #expect(ask(server) == "1")
    #expect(ask(server, policy: .reloadIgnoringLocalCacheData) == "2")
    clock.advance(20)
    #expect(ask(server, policy: .returnCacheDataElseLoad) == "2")
    #expect(ask(server, policy: .returnCacheDataDontLoad) == "2")
    #expect(ask(server, policy: .reloadRevalidatingCacheData) == "3")
  }

  @Test func changesMakeAnswersForgotten() {
    let server = server(["Cache-Control": "max-age=100"]) { exchange, _ in
      guard exchange.request.urlRequest.httpMethod == "POST" else { return false }
      exchange.answer(201, headers: ["Location": "/b"])
      return true
    }
    #expect(ask(server, path: "/a") == "1")
    #expect(ask(server, path: "/b") == "2")
    #expect(ask(server, path: "/c") == "3")
    #expect(ask(server, path: "/a", method: .post) == "201")
    #expect(ask(server, path: "/a") == "5")
    #expect(ask(server, path: "/b") == "6")
    #expect(ask(server, path: "/c") == "3")
  }

  @Test func aChangeThatFailedChangesNothing() {
    let server = server(["Cache-Control": "max-age=100"]) { exchange, _ in
      guard exchange.request.urlRequest.httpMethod == "DELETE" else { return false }
      exchange.answer(403)
      return true
    }
    #expect(ask(server) == "1")
    #expect(ask(server, method: .delete) == "403")
    #expect(ask(server) == "1")
  }

  @Test func standInsWhenTheServerFails() {
    let server = server(["Cache-Control": "max-age=10, stale-if-error=20", "ETag": "a"]) { exchange, number in
      if number == 2 { exchange.answer(503) }
      if number == 3 { exchange.fail(URLError(.notConnectedToInternet)) }
      if number == 4 { exchange.answer(500) }
      return number > 1
    }
    #expect(ask(server, after: [0, 15, 10, 10]) == ["1", "1", "1", "500"])
  }

  @Test func errorsAndPartsAreNotKept() {
    #expect(ask(server(["Cache-Control": "max-age=100"], code: 206), after: [0, 0]) == ["206", "206"])
    #expect(cache.count == 0)
    _ = ask(FakeTransport { exchange, _ in exchange.fail(URLError(.timedOut)) })
    #expect(cache.count == 0)
    _ = ask(server([:], code: 500))
    #expect(cache.count == 0)
    _ = ask(server(["Cache-Control": "max-age=100"], code: 404))
    #expect(ask(server([:], code: 500)) == "404")
  }

  @Test(arguments: ["Range", "If-None-Match", "If-Modified-Since"])
  func conditionsOfTheCallersOwnAreLeftToTheServer(_ name: String) {
    let server = server(["Cache-Control": "max-age=100"])
    #expect(ask(server) == "1")
    #expect(ask(server, [name: "x"]) == "2")
    #expect(ask(server) == "1")
  }

  @Test func headIsNotAnsweredByTheAnswerToGet() {
    let server = server(["Cache-Control": "max-age=100"])
    #expect(ask(server) == "1")
    #expect(ask(server, method: .head) == "2")
  }

  @Test func answersSayTheirAge() {
    let caching = CachingTransport(
      server(["Cache-Control": "max-age=100"]), cache: cache, now: { [clock] in clock.now })
    let ages = Recorder<String?>()
    for _ in 0..<2 {
      Provider<API>(transport: caching).request(.zen) { ages.add((try? $0.get())?.header("Age")) }
      clock.advance(7)
    }
    #expect(ages.values == [nil, "7"])
  }

  @Test func theOldestGoFirst() {
    let small = HTTPCache(capacity: 10_000)
    let body = String(repeating: "x", count: 600)
    let transport = FakeTransport { exchange, _ in
      exchange.answer(200, body, headers: ["Cache-Control": "max-age=100"])
    }
    let provider = Provider<API>(transport: CachingTransport(transport, cache: small, now: { [clock] in clock.now }))
    for number in 0..<30 {
      provider.request(.user("\(number)")) { _ in }
      provider.request(.user("0")) { _ in }
    }
    #expect(small.size <= 10_000)
    #expect(small.count < 15)
    #expect(transport.exchanges.count == 30, "the one that is used all the time stays")
    let big = FakeTransport { exchange, _ in
      exchange.answer(200, String(repeating: "x", count: 2_000), headers: ["Cache-Control": "max-age=100"])
    }
    let count = small.count
    Provider<API>(transport: CachingTransport(big, cache: small)).request(.zen) { _ in }
    #expect(small.count == count, "what takes more than a tenth is not kept")
    small.removeAll()
    #expect(small.size == 0)
  }

  @Test func sizeIsWhatIsKept() {
    let server = server(["Cache-Control": "max-age=1", "Vary": "X"])
    for number in 0..<40 {
      clock.advance(Double(number % 3))
      _ = ask(server, ["X": "\(number % 4)"], path: "/\(number % 5)")
    }
    #expect(cache.size > 0)
    for number in 0..<5 { cache.remove(url(number)) }
    #expect(cache.size == 0)
    #expect(cache.count == 0)
  }

  private func url(_ number: Int) -> URL {
    URL(string: "https://api.example.com/\(number)") ?? URL(fileURLWithPath: "/")
  }
}
