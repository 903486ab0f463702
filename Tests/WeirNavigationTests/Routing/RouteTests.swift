import Foundation
import TestSupport
import Testing
import WeirNavigation

@Suite struct RouteTests {
  private enum Tab: String, RouteConvertible {
    case first
    case second
  }

  @Test func makesOfEveryKind() {
    #expect(Route().isEmpty)
    #expect(Route("a") == ["a"])
    #expect(Route(["a", "b"]) == ["a", "b"])
    #expect(Route(Tab.second) == ["second"])
    #expect(Route(["a", "b", "c"].dropFirst()) == ["b", "c"])
    #expect("a/b" as Route == ["a/b"], "a text is one segment")
    #expect([Tab.first, .second].route() == ["first", "second"])
  }

  @Test func isACollection() {
    var route: Route = ["a", "b", "c"]
    #expect(route.count == 3 && route.first == "a" && route.last == "c" && route[1] == "b")
    #expect(Route(route.dropFirst()) == ["b", "c"])
    #expect(route.map { $0 + $0 } == ["aa", "bb", "cc"])
    route.append("d")
    route.removeFirst()
    route.replaceSubrange(0..<1, with: ["x", "y"])
    route[0] = "z"
    route.reserveCapacity(10)
    #expect(route == ["z", "y", "c", "d"])
    #expect(Array(route.reversed()) == ["d", "c", "y", "z"])
  }

  @Test func addsUp() {
    #expect(Route("a") + Route("b") == ["a", "b"])
    #expect(Tab.first + Route("b") == ["first", "b"])
    #expect(Route("a") + Tab.first == ["a", "first"])
    #expect(Route("a") + "b" + "c" == ["a", "b", "c"])
  }

  @Test(
    arguments: [
      (["a", "b"], ["a"], true), (["a", "b"], ["a", "b"], true), (["a", "b"], [], true), ([], ["a"], false),
      (["a"], ["a", "b"], false), (["a", "b"], ["b"], false),
    ] as [(Route, Route, Bool)])
  func prefixes(route: Route, prefix: Route, fits: Bool) {
    #expect(route.isPrefixed(with: prefix) == fits)
    #expect((route.dropping(prefix: prefix).map { prefix + $0 } == route) == fits)
    #expect((route.commonPrefix(with: prefix) == prefix) == fits)
  }

  @Test(
    arguments: [
      (["a", "b"], "a/b"), ([], ""), (["a/b", "c%"], "a%2Fb/c%25"), ([""], "%00"), (["", "a"], "%00/a"),
      (["\0"], "%00%00"), (["é ?"], "é ?"),
    ] as [(Route, String)])
  func isWrittenAsAPath(route: Route, text: String) throws {
    #expect("\(route)" == text)
    #expect(try Route(path: text) == route)
  }

  @Test func readsPaths() throws {
    #expect(try Route(path: "/a/b/") == ["a", "b"])
    #expect(try Route(path: "%41%c3%a9/b") == ["Aé", "b"])
    #expect(throws: LinkError.emptySegment(position: 2)) { try Route(path: "a//b") }
    #expect(throws: LinkError.badEncoding(segment: "%4", position: 2)) { try Route(path: "a/%4") }
    #expect(throws: LinkError.badEncoding(segment: "%GG", position: 1)) { try Route(path: "%GG/a") }
    #expect(throws: LinkError.badEncoding(segment: "%FF", position: 1)) { try Route(path: "%FF") }
  }

  /// Law: what is written is read back.
  @Test func writtenAndReadBack() throws {
    for seed in 0..<2_000 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let route = Route((0..<Int.random(in: 0...4, using: &random)).map { _ in random.text() })
      #expect(try Route(path: "\(route)") == route, "seed \(seed)")
      #expect(try JSONDecoder().decode(Route.self, from: JSONEncoder().encode(route)) == route, "seed \(seed)")
    }
  }
}
