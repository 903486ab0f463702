import TestSupport
import Testing

@testable import WeirNetworking

/// The cache with files.
///
/// A second cache of the same folder stands for the next start of the app.
@Suite struct HTTPCacheFolderTests {
  private let folder = TemporaryFolder()

  private func cache(_ capacity: Int = 1_000_000, disk: Int = 1_000_000) -> HTTPCache {
    HTTPCache(capacity: capacity, folder: folder.url, diskCapacity: disk)
  }

  private func request(_ name: String, _ headers: [String: String] = [:]) throws -> URLRequest {
    var request = URLRequest(url: try #require(URL(string: "https://h/\(name)")))
    request.allHTTPHeaderFields = headers
    return request
  }

  private func answer(_ text: String, _ fields: [String: String] = [:], count: Int = 0) -> CachedAnswer {
    CachedAnswer(
      statusCode: 200, headers: fields, data: Data(text.utf8) + Data(count: count),
      varying: [:], requested: Date(timeIntervalSince1970: 0), received: Date(timeIntervalSince1970: 0))
  }

  private func store(_ text: String, _ request: URLRequest, _ fields: [String: String] = [:], in cache: HTTPCache) {
    var answer = answer(text, fields)
    answer.varying = CacheRules.varying(fields, request)
    cache.store(answer, for: request)
  }

  private func text(_ cache: HTTPCache, _ request: URLRequest) -> String? {
    cache.answer(for: request).map { String(decoding: $0.data.prefix { $0 != 0 }, as: UTF8.self) }
  }

  @Test func itSurvivesARestart() throws {
    store("1", try request("a"), ["etag": "\"x\""], in: cache())
    let next = cache()
    #expect(next.count == 0, "nothing is read before it is asked for")
    #expect(text(next, try request("a")) == "1")
    #expect(next.answer(for: try request("a"))?.headers == ["etag": "\"x\""])
    #expect(next.count == 1, "what was read is in memory from then on")
    #expect(text(next, try request("b")) == nil)
  }

  @Test func theNewestSurvives() throws {
    let first = cache()
    for number in 1...3 { store("\(number)", try request("a"), in: first) }
    #expect(text(cache(), try request("a")) == "3")
    #expect(folder.names.count == 1, "one file a URL, and nothing unfinished")
  }

  @Test func variantsStayTogetherAcrossRestarts() throws {
    let fields = ["vary": "Accept-Language"]
    store("de", try request("a", ["Accept-Language": "de"]), fields, in: cache())
    store("en", try request("a", ["Accept-Language": "en"]), fields, in: cache())
    let last = cache()
    #expect(text(last, try request("a", ["Accept-Language": "de"])) == "de")
    #expect(text(last, try request("a", ["Accept-Language": "en"])) == "en")
    #expect(text(last, try request("a")) == nil)
  }

  @Test func whatTheMemoryHasNoRoomForIsFoundInItsFile() throws {
    let small = cache(3_000)
    for name in 0..<20 { store("\(name)", try request("\(name)"), in: small) }
    #expect(small.count < 20)
    for name in 0..<20 { #expect(text(small, try request("\(name)")) == "\(name)") }
    small.store(answer("big", count: 3_000), for: try request("big"))
    #expect(text(small, try request("big")) == "big")
    #expect(small.size <= 3_000)
  }

  @Test func whatWasRemovedDoesNotComeBack() throws {
    let first = cache()
    for name in ["a", "b", "c"] { store(name, try request(name), in: first) }
    first.remove(try #require(URL(string: "https://h/a")))
    #expect(text(first, try request("a")) == nil)
    #expect(text(cache(), try request("a")) == nil)
    let next = cache()
    next.remove(try #require(URL(string: "https://h/b")))
    #expect(text(next, try request("b")) == nil, "what is in the file only goes as well")
    #expect(text(next, try request("c")) == "c")
    next.removeAll()
    #expect(text(next, try request("c")) == nil)
    #expect(folder.names.isEmpty)
    #expect(next.sizeOnDisk == 0)
  }

  @Test func theFilesAreBounded() throws {
    let small = cache(disk: 20_000)
    for name in 0..<100 {
      small.store(answer("\(name)", count: 1_000), for: try request("\(name)"))
      #expect(small.sizeOnDisk <= 20_000)
    }
    #expect(small.sizeOnDisk > 10_000, "no more goes than must")
    let next = cache(disk: 20_000)
    #expect(text(next, try request("99")) == "99")
    #expect(text(next, try request("0")) == nil)
  }

  @Test func aSmallerBoundHoldsForWhatIsThereAlready() throws {
    let large = cache()
    for name in 0..<50 { large.store(answer("\(name)", count: 1_000), for: try request("\(name)")) }
    let small = cache(disk: 20_000)
    small.store(answer("new"), for: try request("new"))
    #expect(small.sizeOnDisk <= 20_000)
    #expect(text(cache(), try request("new")) == "new")
  }

  @Test func whatIsUsedStays() throws {
    let small = cache(disk: 20_000)
    store("old", try request("old"), in: small)
    for name in 0..<100 {
      small.store(answer("\(name)", count: 1_000), for: try request("\(name)"))
      #expect(text(small, try request("old")) == "old")
    }
    #expect(text(cache(), try request("old")) == "old")
  }

  @Test func anAnswerThatIsTooBigTakesTheOldFileAway() throws {
    let first = cache(disk: 10_000)
    store("old", try request("a"), in: first)
    first.store(answer("new", count: 2_000), for: try request("a"))
    #expect(text(first, try request("a")) == "new", "the memory has room for it")
    #expect(text(cache(), try request("a")) == nil)
    #expect(folder.names.isEmpty)
  }

  @Test(arguments: ["", "no answer at all", "weir-answers-1 0 0\n", "weir-answers-1 zz -5\n{}"])
  func aDamagedFileIsNone(_ damage: String) throws {
    for name in ["a", "b"] { store(name, try request(name), in: cache()) }
    let names = folder.names
    for name in names { try Data(damage.utf8).write(to: folder.url.appendingPathComponent(name)) }
    let next = cache()
    #expect(text(next, try request("a")) == nil)
    #expect(folder.names.count == 1, "it is removed as soon as it is found")
    store("new", try request("a"), in: next)
    #expect(text(cache(), try request("a")) == "new")
  }

  @Test func filesOfOthersStay() throws {
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    for name in ["notes.txt", "x.answers.unfinished"] {
      try Data("mine".utf8).write(to: folder.url.appendingPathComponent(name))
    }
    let small = cache(disk: 5_000)
    for name in 0..<50 { store("\(name)", try request("\(name)"), in: small) }
    small.removeAll()
    #expect(folder.names == ["notes.txt"], "but what was begun and not finished goes")
  }

  @Test func whereNothingCanBeWrittenTheMemoryServes() throws {
    let file = folder.url.appendingPathComponent("file")
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    try Data().write(to: file)
    let blocked = HTTPCache(folder: file)
    store("1", try request("a"), in: blocked)
    #expect(text(blocked, try request("a")) == "1")
    #expect(blocked.sizeOnDisk == 0)
    blocked.removeAll()
    #expect(blocked.count == 0)
  }

  #if !os(Windows)
    @Test func theFolderIsForNobodyElse() throws {
      store("1", try request("a"), in: cache())
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.url.path)
      #expect((attributes[.posixPermissions] as? NSNumber)?.intValue == 0o700)
    }
  #endif

  /// The same as a dictionary, whenever the app starts anew.
  @Test(arguments: 0..<5) func likeADictionary(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var current = cache(2_100)
    var model: [String: String] = [:]
    for step in 0..<300 {
      let name = "\(Int.random(in: 0..<12, using: &random))"
      switch Int.random(in: 0..<8, using: &random) {
      case 0..<4:
        model[name] = "\(step)"
        store("\(step)", try request(name), in: current)
      case 4:
        model[name] = nil
        current.remove(try #require(URL(string: "https://h/\(name)")))
      case 5: current = cache(2_100)
      default: break
      }
      #expect(text(current, try request(name)) == model[name], "seed \(seed), step \(step)")
    }
  }

  @Test func manyThreads() async throws {
    let cache = cache(20_000, disk: 20_000)
    let requests = try (0..<10).map { try request("\($0)") }
    await withTaskGroup(of: Void.self) { group in
      for thread in 0..<4 {
        group.addTask {
          for step in 0..<50 {
            let request = requests[(step * 7 + thread) % 10]
            cache.store(answer("\(step)", count: step % 100), for: request)
            _ = cache.answer(for: request)
            if step % 10 == 0, let url = request.url { cache.remove(url) }
          }
        }
      }
    }
    #expect(cache.sizeOnDisk <= 20_000)
    // Memory and files have the same.
    for request in requests { #expect(text(cache, request) == text(self.cache(), request)) }
  }
}
