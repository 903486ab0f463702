import Testing

@testable import WeirNetworking

/// What must not be in a file.
@Suite struct HTTPCacheSecretsTests {
  private let folder = TemporaryFolder()

  /// A server whose answers may be kept for an hour.
  private func ask(
    _ path: String, _ headers: [String: String] = [:], answers: [String: String] = [:], in cache: HTTPCache
  ) async throws -> String {
    let server = FakeTransport { exchange, number in
      exchange.answer(200, "body \(number)", headers: answers.merging(["Cache-Control": "max-age=3600"]) { $1 })
    }
    let provider = Provider<API>(transport: CachingTransport(server, cache: cache))
    return try await provider.request(.custom(.init(path: path, headers: headers))).mapString()
  }

  private func holds(_ text: String) -> Bool { folder.content.range(of: Data(text.utf8)) != nil }

  @Test func answersToThoseWhoAreKnownStayInMemory() async throws {
    let cache = HTTPCache(folder: folder.url)
    _ = try await ask("/a", ["Authorization": "Bearer hush"], in: cache)
    #expect(cache.count == 1)
    #expect(folder.names.isEmpty)
    _ = try await ask("/a", in: cache)
    #expect(cache.count == 2)
    #expect(folder.names.count == 1, "the answer for all others is written")
    #expect(!holds("hush"))
  }

  @Test func tokensOfURLsStayInMemory() async throws {
    let cache = HTTPCache(folder: folder.url)
    _ = try await ask("/a?access_token=hush", in: cache)
    #expect(cache.count == 1)
    #expect(folder.names.isEmpty)
  }

  @Test func cookiesAreNotWritten() async throws {
    let cache = HTTPCache(folder: folder.url)
    _ = try await ask("/a", answers: ["Set-Cookie": "session=hush", "X-Kind": "plain"], in: cache)
    #expect(folder.names.count == 1)
    #expect(!holds("hush"))
    #expect(holds("plain"))
  }

  @Test func whatVariesByACookieIsNotWrittenAndTakesTheOldFileAway() async throws {
    let cache = HTTPCache(folder: folder.url)
    let url = try #require(URL(string: "https://h/a"))
    var request = URLRequest(url: url)
    let plain = CachedAnswer(
      statusCode: 200, headers: [:], data: Data("old".utf8), varying: ["authorization": ""],
      requested: Date(), received: Date())
    cache.store(plain, for: request)
    #expect(folder.names.count == 1)
    request.setValue("session=hush", forHTTPHeaderField: "Cookie")
    var personal = plain
    personal.data = Data("new".utf8)
    personal.varying = ["authorization": "", "cookie": "session=hush"]
    cache.store(personal, for: request)
    #expect(folder.names.isEmpty, "the old answer fits the request too, and is not the answer any more")
    #expect(cache.answer(for: request)?.data == Data("new".utf8))
  }

  @Test func theNextStartAsksNobodyForWhatIsFresh() async throws {
    let first = try await ask("/a", in: HTTPCache(folder: folder.url))
    let silent = FakeTransport { exchange, _ in exchange.fail(URLError(.notConnectedToInternet)) }
    let provider = Provider<API>(transport: CachingTransport(silent, cache: HTTPCache(folder: folder.url)))
    #expect(try await provider.request(.custom(.init(path: "/a", headers: [:]))).mapString() == first)
    #expect(silent.exchanges.isEmpty)
  }
}
