import TestSupport
import Testing

@testable import WeirNetworking

@Suite struct URLPartsTests {
  @Test(
    arguments: [
      ("https://h/a?b#c", "https://h/a", "b", "c"), ("https://h/a", "https://h/a", nil, nil), ("?", "", "", nil),
      ("#", "", nil, ""), ("a#b?c", "a", nil, "b?c"), ("a?b?c#d#e", "a", "b?c", "d#e"), ("", "", nil, nil),
    ] as [(String, String, String?, String?)])
  func cutsAndJoins(_ text: String, _ front: String, _ query: String?, _ fragment: String?) {
    let parts = URLParts(text)
    #expect(String(parts.front) == front)
    #expect(parts.query.map { String($0) } == query)
    #expect(parts.fragment.map { String($0) } == fragment)
    #expect(parts.text == text)
  }

  @Test(arguments: [
    ("https://h/a/b?c", "/a/b"), ("https://h", ""), ("https://h?a/b", ""), ("/a/b", "/a/b"), ("https://u:p@h:1/", "/"),
  ])
  func paths(_ text: String, _ path: String) { #expect(String(URLParts(text).path) == path) }

  @Test(arguments: [
    ("a", "x=1", "a?x=1"), ("a?", "x=1", "a?x=1"), ("a?b=2", "x=1", "a?b=2&x=1"), ("a?b&", "x", "a?b&x"),
    ("a?b#f", "x", "a?b&x#f"), ("a", "", "a?"),
  ])
  func queriesAreAdded(_ text: String, _ query: String, _ expected: String) {
    var parts = URLParts(text)
    parts.addQuery(query)
    #expect(parts.text == expected)
  }

  /// Cutting and joining gives the same text, whatever it is.
  @Test func anyTextIsTheSumOfItsParts() {
    let seed = UInt64.random(in: 0...UInt64.max)
    var random = SeededGenerator(seed: seed)
    let alphabet: [Character] = ["a", "?", "#", "/", ":", "é", "\r\n", "e\u{301}", "?\u{301}"]
    for _ in 0..<2_000 {
      let text = String(
        (0..<Int.random(in: 0...10, using: &random)).map { _ in alphabet.randomElement(using: &random) ?? "a" })
      #expect(Array(URLParts(text).text.utf8) == Array(text.utf8), "seed \(seed): \(text.debugDescription)")
    }
  }

  @Test func faultsAreComparedAndSayThemselves() {
    let fault = URLFault(url: "u", offset: 3, reason: "r")
    #expect(fault == URLFault(url: "u", offset: 3, reason: "r"))
    #expect(fault.description == "\"u\", at 3: r")
    #expect(fault.localizedDescription == fault.description)
  }
}
