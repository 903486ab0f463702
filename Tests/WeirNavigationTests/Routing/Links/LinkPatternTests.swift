import Testing

@testable import WeirNavigation

@Suite struct LinkPatternTests {
  @Test(arguments: [
    ("a//b", "a segment is empty"), ("a/:", "'' is no name"), ("a/:1x", "'1x' is no name"),
    ("a/:x(y", "'x(y' is no name"),
    ("a/:x(float)", "there is no kind 'float'; the kinds are 'int', 'uuid', 'text'"),
    ("a/%zz", "'%zz' is not percent-encoded text"), ("*x/a", "nothing can follow the rest, '*'"),
    (":x/:x", "':x' is there twice"), ("a?x&x", "the query item 'x' is there twice"),
    ("a?", "a query item has no name"),
    ("a?=b", "a query item has no name"), (":x?x", "':x' is there twice"), ("a?b&", "a query item has no name"),
  ])
  func saysWhatIsWrong(text: String, reason: String) {
    #expect(throws: LinkTableError.badPattern(text, reason: reason)) { try LinkPattern(text) }
    #expect(throws: LinkTableError.badPattern(text, reason: reason)) {
      try LinkTable(origins: [], links: [Link(text)])
    }
  }

  @Test(arguments: [
    ("/a/b/", "a/b"), ("", ""), ("a?b", "a?b=:b"), ("a?b?", "a?b=:b?"), ("a/:x(text)", "a/:x"), ("a%20b", "a%20b"),
    ("é", "%C3%A9"), ("a?k=v%26&l=:m(uuid)?", "a?k=v%26&l=:m(uuid)?"), ("*r?q=1", "*r?q=1"),
  ])
  func hasOneForm(text: String, form: String) throws {
    #expect(try LinkPattern(text).text == form)
    #expect(try LinkPattern(form).text == form)
  }

  @Test(arguments: [
    (Link("a/:x", to: "b"), "'x' is in only one of the link 'a/:x' and its route 'b'"),
    (Link("a", to: "b/:x"), "'x' is in only one of the link 'a' and its route 'b/:x'"),
    (Link("a?x?", to: ":x/b"), "the pattern ':x/b': 'b' follows a parameter that may be missing"),
    (Link("a?x?&y", to: ":x/:y"), "the pattern ':x/:y': ':y' follows a parameter that may be missing"),
    (
      Link("a/*x", to: "b/:x"), "the pattern 'b/:x': the rest, '*', has to be at the end of both the link and its route"
    ),
    (Link("a", to: "b?c=d"), "the pattern 'b?c=d': a route has no query items"),
  ])
  func theSidesFit(link: Link, message: String) {
    let error = #expect(throws: LinkTableError.self) { try LinkTable(origins: [], links: [link]) }
    #expect(error.map { "\($0)" } == message)
  }

  /// Law: the order in which two patterns are compared does not matter.
  @Test func overlapIsSymmetric() throws {
    let segments = ["a", "7", ":x", ":x(int)", ":x(uuid)"]
    let patterns = try segments.flatMap { first in
      try (segments + ["*r", ""]).flatMap { second in
        try ["", "?q=1", "?q=2", "?q=:q(int)", "?p=1&q=:q", "?q=1?"].map { query in
          try LinkPattern(first + "/" + second.replacing("x", with: "y") + query)
        }
      }
    }
    for one in patterns {
      for other in patterns {
        let (there, back) = (LinkOverlap.of(one, other), LinkOverlap.of(other, one))
        switch there {
        case .first: #expect(back == .second)
        case .second: #expect(back == .first)
        default: #expect(there == back)
        }
      }
      #expect(LinkOverlap.of(one, one) == .same)
    }
  }
}
