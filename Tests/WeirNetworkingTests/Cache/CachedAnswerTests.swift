import TestSupport
import Testing

@testable import WeirNetworking

@Suite struct CachedAnswerTests {
  private func date(_ seconds: TimeInterval) -> Date { Date(timeIntervalSince1970: 784_111_777 + seconds) }

  /// `Sun, 06 Nov 1994 08:49:37 GMT` is 0.
  private let zero = "Sun, 06 Nov 1994 08:49:37 GMT"
  private let ten = "Sun, 06 Nov 1994 08:49:47 GMT"

  private func answer(
    _ headers: [String: String], _ code: Int = 200, requested: TimeInterval = 0, received: TimeInterval = 0
  )
    -> CachedAnswer
  {
    CachedAnswer(
      statusCode: code, headers: headers, data: Data("x".utf8), varying: [:], requested: date(requested),
      received: date(received))
  }

  @Test func ages() {
    #expect(answer([:]).age(date(5)) == 5)
    #expect(answer(["age": "7"]).age(date(5)) == 12)
    #expect(answer(["age": "-7"]).age(date(5)) == 5)
    #expect(answer(["age": "x"]).age(date(5)) == 5)
    #expect(answer(["date": zero], requested: 10, received: 10).age(date(12)) == 12, "it was old when it came")
    #expect(
      answer(["date": ten], requested: 0, received: 0).age(date(2)) == 2, "a clock that is ahead counts for nothing")
    #expect(answer(["age": "3"], requested: 0, received: 4).age(date(4)) == 7, "the way counts")
    #expect(answer([:]).age(date(-5)) == 0, "a clock that went back")
  }

  @Test func lifetimes() {
    #expect(answer(["cache-control": "max-age=5"]).lifetime == 5)
    #expect(answer(["cache-control": "max-age=5", "expires": zero]).lifetime == 5)
    #expect(answer(["date": zero, "expires": ten]).lifetime == 10)
    #expect(answer(["expires": ten], requested: 4, received: 4).lifetime == 6)
    #expect(answer(["date": ten, "expires": zero]).lifetime == 0)
    #expect(answer(["expires": "never"]).lifetime == 0)
    #expect(answer(["last-modified": zero, "date": ten]).lifetime == 1)
    #expect(answer(["last-modified": zero, "date": ten], 500).lifetime == 0)
    #expect(answer(["last-modified": "Sun, 06 Nov 1904 08:49:37 GMT", "date": ten]).lifetime == 86_400)
    #expect(answer(["cache-control": "no-cache, max-age=5"]).lifetime == 0)
    #expect(answer(["pragma": "no-cache", "expires": ten, "date": zero]).lifetime == 0)
    #expect(answer([:]).lifetime == 0)
  }

  @Test func validators() {
    #expect(answer([:]).validators == nil)
    #expect(answer(["etag": "a"]).validators == ["If-None-Match": "a"])
    #expect(
      answer(["etag": "a", "last-modified": zero]).validators == ["If-None-Match": "a", "If-Modified-Since": zero])
  }

  @Test func aConfirmationBringsNewHeaders() {
    var kept = answer(["etag": "a", "age": "9", "content-type": "text/plain", "x": "old"])
    kept.update(
      ["x": "new", "content-type": "other", "cache-control": "max-age=1"], requested: date(20), received: date(21))
    #expect(kept.headers == ["etag": "a", "content-type": "text/plain", "x": "new", "cache-control": "max-age=1"])
    #expect(kept.received == date(21))
    #expect(kept.age(date(21)) == 1)
  }

  @Test func namesAreInSmallLetters() throws {
    let response = try #require(
      HTTPURLResponse(url: URL(fileURLWithPath: "/"), statusCode: 200, httpVersion: nil, headerFields: ["X-AbC": "Y"]))
    #expect(CachedAnswer.fields(response)["x-abc"] == "Y")
    let outcome = answer(["x-abc": "Y"]).outcome(URL(fileURLWithPath: "/"), date(3))
    #expect(outcome.response?.value(forHTTPHeaderField: "X-ABC") == "Y")
    #expect(outcome.response?.value(forHTTPHeaderField: "Age") == "3")
    #expect(outcome.data == Data("x".utf8))
  }

  @Test func whatMayBeKept() {
    let request = URLRequest(url: URL(fileURLWithPath: "/"))
    let cases: [(Int, [String: String], Bool)] = [
      (200, [:], true), (200, ["cache-control": "no-store"], false), (200, ["vary": "*"], false),
      (200, ["vary": "a, *"], false), (206, ["cache-control": "max-age=1"], false), (304, [:], false),
      (500, [:], false),
      (500, ["cache-control": "max-age=1"], true), (302, [:], false), (302, ["expires": "x"], true), (404, [:], true),
      (201, ["cache-control": "private"], true), (100, ["cache-control": "public"], false),
    ]
    for (code, fields, isKept) in cases {
      #expect(CacheRules.mayStore(request, code, fields) == isKept, "\(code) \(fields)")
    }
  }

  /// What a cache gives is never older than the server allows.
  @Test func nothingIsServedForLongerThanAllowed() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    let request = URLRequest(url: URL(fileURLWithPath: "/"))
    for _ in 0..<3_000 {
      let (limit, age) = (Int.random(in: 0...20, using: &random), Int.random(in: 0...10, using: &random))
      let (way, wait) = (
        TimeInterval(Int.random(in: 0...5, using: &random)), TimeInterval(Int.random(in: 0...30, using: &random))
      )
      let kept = answer(["cache-control": "max-age=\(limit)", "age": "\(age)"], requested: 0, received: way)
      let use = CacheRules.use(kept, for: request, now: date(way + wait))
      let total = TimeInterval(age) + way + wait
      var isServed = false
      if case .answer = use { isServed = true }
      #expect(isServed == (total < TimeInterval(limit)), "seed \(seed): \(limit) \(age) \(way) \(wait)")
    }
  }
}
