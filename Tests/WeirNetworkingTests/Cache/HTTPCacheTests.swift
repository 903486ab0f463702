import TestSupport
import Testing

@testable import WeirNetworking

@Suite struct HTTPCacheTests {
  private func request(_ name: String, _ headers: [String: String] = [:]) throws -> URLRequest {
    var request = URLRequest(url: try #require(URL(string: "https://h/\(name)")))
    request.allHTTPHeaderFields = headers
    return request
  }

  private func answer(_ text: String, _ varying: [String: String] = [:], count: Int = 0) -> CachedAnswer {
    CachedAnswer(
      statusCode: 200, headers: [:], data: Data(text.utf8) + Data(count: count), varying: varying,
      requested: Date(timeIntervalSince1970: 0), received: Date(timeIntervalSince1970: 0))
  }

  private func text(_ cache: HTTPCache, _ request: URLRequest) -> String? {
    cache.answer(for: request).map { String(decoding: $0.data, as: UTF8.self) }
  }

  @Test func findsWhatWasStored() throws {
    let cache = HTTPCache()
    #expect(text(cache, try request("a")) == nil)
    cache.store(answer("1"), for: try request("a"))
    #expect(text(cache, try request("a")) == "1")
    #expect(text(cache, try request("b")) == nil)
    cache.store(answer("2"), for: try request("a"))
    #expect(text(cache, try request("a")) == "2")
    #expect(cache.count == 1)
  }

  @Test func queriesAreOtherURLs() throws {
    let cache = HTTPCache()
    cache.store(answer("1"), for: try request("a?x=1"))
    #expect(text(cache, try request("a?x=2")) == nil)
    #expect(text(cache, try request("a?x=1")) == "1")
  }

  @Test func variants() throws {
    let cache = HTTPCache()
    cache.store(answer("de", ["accept-language": "de"]), for: try request("a", ["Accept-Language": "de"]))
    cache.store(answer("en", ["accept-language": "en"]), for: try request("a", ["Accept-Language": "en"]))
    #expect(text(cache, try request("a", ["Accept-Language": "de"])) == "de")
    #expect(text(cache, try request("a", ["accept-language": "en"])) == "en")
    #expect(text(cache, try request("a")) == nil)
    #expect(cache.count == 2)
  }

  @Test func removing() throws {
    let cache = HTTPCache()
    for name in ["a", "b"] { cache.store(answer(name), for: try request(name)) }
    cache.remove(try #require(URL(string: "https://h/a")))
    cache.remove(try #require(URL(string: "https://h/none")))
    #expect(text(cache, try request("a")) == nil)
    #expect(text(cache, try request("b")) == "b")
    cache.removeAll()
    #expect(cache.count == 0)
    #expect(cache.size == 0)
  }

  @Test(arguments: [0, -5]) func aCacheOfNothingKeepsNothing(_ capacity: Int) throws {
    let cache = HTTPCache(capacity: capacity)
    cache.store(answer("1"), for: try request("a"))
    #expect(cache.count == 0)
    #expect(cache.size == 0)
  }

  @Test func anAnswerThatIsTooBigTakesTheOldOneAway() throws {
    let cache = HTTPCache(capacity: 10_000)
    cache.store(answer("old"), for: try request("a"))
    cache.store(answer("new", count: 5_000), for: try request("a"))
    #expect(text(cache, try request("a")) == nil, "the old one is not the answer any more")
    #expect(cache.size == 0)
  }

  /// The same as a dictionary, as long as there is room; and never more than there is room for.
  @Test func likeADictionary() throws {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    let (large, small) = (HTTPCache(), HTTPCache(capacity: 4_000))
    var model: [String: String] = [:]
    for step in 0..<2_000 {
      let name = "\(Int.random(in: 0..<20, using: &random))"
      switch Int.random(in: 0..<6, using: &random) {
      case 0..<3:
        model[name] = "\(step)"
        for cache in [large, small] { cache.store(answer("\(step)"), for: try request(name)) }
      case 3:
        model[name] = nil
        let url = try #require(URL(string: "https://h/\(name)"))
        for cache in [large, small] { cache.remove(url) }
      default: break
      }
      #expect(text(large, try request(name)) == model[name], "seed \(seed)")
      let found = text(small, try request(name))
      #expect(found == nil || found == model[name], "seed \(seed)")
      #expect(large.count == model.count, "seed \(seed)")
      #expect(small.size <= 4_000, "seed \(seed)")
    }
    large.removeAll()
    #expect(large.size == 0)
  }

  @Test func manyThreads() async throws {
    let cache = HTTPCache(capacity: 20_000)
    let requests = try (0..<10).map { try request("\($0)") }
    await withTaskGroup(of: Void.self) { group in
      for thread in 0..<4 {
        group.addTask {
          for step in 0..<500 {
            let request = requests[(step * 7 + thread) % 10]
            cache.store(answer("\(step)", count: step % 100), for: request)
            _ = cache.answer(for: request)
            if step % 50 == 0, let url = request.url { cache.remove(url) }
          }
        }
      }
    }
    #expect(cache.size <= 20_000)
    for request in requests { if let url = request.url { cache.remove(url) } }
    #expect(cache.size == 0)
    #expect(cache.count == 0)
  }
}
