import Testing
import WeirNetworking

/// What a cache lets pass: progress, cancellations, errors, uploads and downloads.
@Suite struct CachingTransportPassingTests {
  private let inner = FakeTransport()
  private let outcomes = Recorder<String>()

  private func ask(_ caching: CachingTransport, _ target: API = .zen) -> any Cancellable {
    Provider<API>(transport: caching).request(target, progress: { [outcomes] in outcomes.add("\($0.progress)") }) {
      [outcomes] in outcomes.add(SpyPlugin.text($0))
    }
  }

  @Test func progressPasses() {
    let caching = CachingTransport(inner)
    #expect(caching.callsBackDirectly)
    _ = ask(caching)
    inner.exchanges[0].progress(.download, 1, of: 2)
    inner.exchanges[0].answer(200, headers: ["Cache-Control": "max-age=100"])
    #expect(outcomes.values == ["0.5", "1.0", "200"])
    _ = ask(caching)
    #expect(outcomes.values == ["0.5", "1.0", "200", "1.0", "200"], "an answer that is kept is there at once")
    #expect(inner.exchanges.count == 1)
  }

  @Test func cancellationsPassAndKeepNothing() {
    let caching = CachingTransport(inner)
    ask(caching).cancel()
    #expect(inner.exchanges[0].isCancelled)
    #expect(outcomes.values == ["cancelled"])
    #expect(caching.cache.count == 0)
  }

  @Test func aCancelledQuestionLeavesTheAnswerThatIsKept() {
    let caching = CachingTransport(inner)
    _ = ask(caching)
    inner.exchanges[0].answer(200, "kept", headers: ["ETag": "a", "Cache-Control": "no-cache"])
    ask(caching).cancel()
    #expect(inner.exchanges[1].isCancelled)
    #expect(caching.cache.count == 1)
    _ = ask(caching)
    #expect(inner.exchanges[2].header("If-None-Match") == "a")
    inner.exchanges[2].answer(304)
    #expect(outcomes.values.suffix(2) == ["1.0", "200"])
  }

  @Test func aNewAnswerTakesThePlaceOfTheOld() {
    let caching = CachingTransport(inner)
    for (index, tag) in ["a", "b", "c"].enumerated() {
      _ = ask(caching)
      inner.exchanges[index].answer(200, tag, headers: ["ETag": tag, "Cache-Control": "no-cache"])
    }
    #expect(inner.exchanges.map { $0.header("If-None-Match") } == [nil, "a", "b"])
    #expect(caching.cache.count == 1)
  }

  @Test func anAnswerThatIsNotToBeKeptEndsTheOld() {
    let caching = CachingTransport(inner)
    _ = ask(caching)
    inner.exchanges[0].answer(200, headers: ["ETag": "a", "Cache-Control": "no-cache"])
    _ = ask(caching)
    inner.exchanges[1].answer(200, headers: ["Cache-Control": "no-store"])
    #expect(caching.cache.count == 0)
  }

  @Test func downloadsAndBodiesAreNotKept() {
    let caching = CachingTransport(inner)
    let download = API.custom(.init(makeTask: { .downloadDestination { url, _ in (url, []) } }))
    let body = API.custom(.init(makeTask: { .requestData(Data("x".utf8)) }))
    let file = API.custom(.init(makeTask: { .uploadFile(URL(fileURLWithPath: "/x")) }))
    for (index, target) in [download, body, file].enumerated() {
      for attempt in 0..<2 {
        _ = ask(caching, target)
        inner.exchanges[index * 2 + attempt].answer(200, headers: ["Cache-Control": "max-age=100"])
      }
    }
    #expect(inner.exchanges.count == 6)
    #expect(caching.cache.count == 0)
  }

  @Test func severalTransportsMayShareACache() {
    let cache = HTTPCache()
    _ = ask(CachingTransport(inner, cache: cache))
    inner.exchanges[0].answer(200, headers: ["Cache-Control": "max-age=100"])
    _ = ask(CachingTransport(FakeTransport { _, _ in Issue.record("it is in the cache") }, cache: cache))
    #expect(outcomes.values.suffix(2) == ["1.0", "200"])
  }

  @Test func interceptorsSeeAnswersOfTheCacheToo() {
    struct Once: RequestInterceptor {
      let seen = Recorder<Int>()
      func decide(after attempt: RequestAttempt) -> Single<RetryDecision> {
        seen.add(attempt.response?.statusCode ?? 0)
        return .just(.proceed)
      }
    }
    let (once, caching) = (
      Once(), CachingTransport(FakeTransport { $0.answer(200 + $1, headers: ["Cache-Control": "max-age=9"]) })
    )
    let provider = Provider<API>(transport: caching, interceptors: [once])
    for _ in 0..<3 { provider.request(.zen) { _ in } }
    #expect(once.seen.values == [201, 201, 201])
  }
}
