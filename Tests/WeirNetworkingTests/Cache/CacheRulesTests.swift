import TestSupport
import Testing

@testable import WeirNetworking

@Suite struct CacheRulesTests {
  @Test(arguments: [
    ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777.0), ("Sunday, 06-Nov-94 08:49:37 GMT", 784_111_777),
    ("Sun Nov  6 08:49:37 1994", 784_111_777), ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
    ("Tue, 29 Feb 2028 12:00:00 GMT", 1_835_438_400), ("Saturday, 01-Jan-00 00:00:00 GMT", 946_684_800),
  ])
  func dates(_ text: String, _ seconds: TimeInterval) {
    #expect(HTTPDate.date(of: text)?.timeIntervalSince1970 == seconds)
  }

  @Test(arguments: [
    "", "0", "-1", "yesterday", "Sun, 06 Foo 1994 08:49:37 GMT", "Sun, 06 Nov 1994 25:49:37 GMT",
    "Sun, 06 Nov 1994 08:49 GMT", "Sun, 99 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:37 PST",
    "Sun, 06 Nov 99999999999999999999 08:49:37 GMT", "Sun, 06 Nov 1994 -8:49:37 GMT", ",,,,,", "a b c d e",
  ])
  func whatIsNoDate(_ text: String) { #expect(HTTPDate.date(of: text) == nil) }

  @Test func directives() {
    let control = CacheControl(#"Max-Age=5, private="a, b", NO-STORE , x=y, max-age=9, , =z"#)
    #expect(control.seconds("max-age") == 5, "the first counts")
    #expect(control.has("no-store"))
    #expect(control.has("private"))
    #expect(!control.has("b\""))
    #expect(control.seconds("none") == nil)
    #expect(CacheControl(nil) == CacheControl(""))
    #expect(CacheControl("max-age=\"7\"").seconds("max-age") == 7)
    #expect(CacheControl("max-age=1e3").seconds("max-age") == 0, "what cannot be read is stale")
    #expect(CacheControl("max-age=99999999999999999999").seconds("max-age") == 0)
  }

  @Test func anyHeaderCanBeRead() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    let alphabet = Array("max-age=0159,\" no-store;GMT:Sun Nov-")
    for _ in 0..<3_000 {
      let text = String(
        (0..<Int.random(in: 0...40, using: &random)).map { _ in alphabet.randomElement(using: &random) ?? "x" })
      let control = CacheControl(text)
      #expect((control.seconds("max-age") ?? 0) >= 0, "seed \(seed): \(text)")
      _ = HTTPDate.date(of: text)
    }
  }
}
