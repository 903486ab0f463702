import Foundation
import TestSupport
import Testing
import WeirNavigation
import WeirReporting

@Suite struct TypedRouteTests {
  private enum Tab: String, Codable { case friends, photos }
  private struct Range: Codable, Equatable {
    var from: Int
    var to: Double
  }
  private enum Settings: TypedRoute, Equatable {
    case privacy
    case language(String)
  }
  private enum AppRoute: TypedRoute, Equatable {
    case catalog
    case profile(id: Int, tab: Tab)
    case settings(Settings)
    case search(text: String, page: Int?, exact: Bool?)
    case range(Range, UUID)
    case tags(String, [String])
    case steps([Settings])
    case numbers([Int?])
    case web(URL)
    case maybe(Settings?, String)
    case big(UInt64, Int8, Float)

    enum CodingKeys: String, CodingKey {
      case catalog, profile, settings, search, range, tags, steps, numbers, web, maybe
      case big = "big-numbers"
    }
  }
  private static let id = UUID(uuidString: "00000000-0000-0000-0000-00000000002A")
  private static let samples: [(AppRoute, Route)] = [
    (.catalog, ["catalog"]),
    (.profile(id: -7, tab: .photos), ["profile", "-7", "photos"]),
    (.settings(.privacy), ["settings", "privacy"]),
    (.settings(.language("en/gb")), ["settings", "language", "en/gb"]),
    (.search(text: "", page: 2, exact: true), ["search", "", "2", "true"]),
    (.search(text: "~", page: nil, exact: true), ["search", "~~", "~", "true"]),
    (.search(text: "a", page: nil, exact: nil), ["search", "a"]),
    (.range(Range(from: 1, to: 2.5), id ?? UUID()), ["range", "1", "2.5", "00000000-0000-0000-0000-00000000002A"]),
    (.tags("a", []), ["tags", "a"]),
    (.tags("a", ["b", "~", ""]), ["tags", "a", "b", "~~", ""]),
    (.steps([.privacy, .language("x"), .privacy]), ["steps", "privacy", "language", "x", "privacy"]),
    (.numbers([1, nil, nil]), ["numbers", "1", "~", "~"]),
    (.maybe(nil, "x"), ["maybe", "~", "x"]),
    (.maybe(.language("y"), "x"), ["maybe", "language", "y", "x"]),
    (.big(.max, -128, 0.5), ["big-numbers", "18446744073709551615", "-128", "0.5"]),
  ]

  @Test func turnsToSegmentsAndBack() throws {
    for (value, route) in Self.samples {
      #expect(value.route() == route)
      #expect(try AppRoute(route: route) == value)
    }
    let web = AppRoute.web(try #require(URL(string: "https://a.example/b?c=d")))
    #expect(web.route() == ["web", "https://a.example/b?c=d"])
    #expect(try AppRoute(route: web.route()) == web)
  }

  @Test(
    arguments: [
      (["catalogue"], "segment 1, 'catalogue', is no case of AppRoute"),
      ([], "segment 1 is missing: AppRoute needs more"),
      (["profile"], "segment 2 is missing: Int needs more"),
      (["profile", "x", "photos"], "segment 2, 'x', is no Int"),
      (["profile", "7", "videos"], "segment 3, 'videos', is no Tab"),
      (["profile", "7"], "segment 3 is missing: String needs more"),
      (["settings", "x"], "segment 2, 'x', is no case of Settings"),
      (["settings"], "segment 2 is missing: Settings needs more"),
      (["catalog", "a", "b"], "segment 2, 'a/b', comes after all that AppRoute has"),
      (["big-numbers", "1", "128", "1"], "segment 3, '128', is no Int8"),
      (["maybe", "~", "~"], "segment 3, '~', is no String"),
      (["range", "1", "2", "x"], "segment 4, 'x', is no UUID"),
      (["search", "a", "~", "yes"], "segment 4, 'yes', is no Bool"),
    ] as [(Route, String)])
  func saysWhatIsWrong(route: Route, message: String) {
    let error = #expect(throws: TypedRouteError.self) { try AppRoute(route: route) }
    #expect(error.map { "\($0)" } == message)
  }

  @Test func anErrorHasThePlaceThatItIsAbout() {
    for (route, position) in [(["nowhere"], 1), (["profile", "x"], 2), (["profile"], 2), (["catalog", "a"], 2)] {
      let error = #expect(throws: TypedRouteError.self) { try AppRoute(route: Route(route)) }
      #expect(error?.position == position)
    }
    #expect(TypedRouteError.unsupported("").position == nil)
  }

  @Test func valuesWithoutAFormAreRefused() {
    enum Odd: TypedRoute {
      case two([Int], [Int])
      case after([Int], String)
      case nested([[Int]])
      case table([String: Int])
    }
    let values: [Odd] = [.two([1], [2]), .after([1], "x"), .nested([[1]]), .table(["a": 1])]
    for value in values { #expect(throws: TypedRouteError.self) { try value.encodedRoute() } }
    #expect(throws: Never.self) { try Odd.nested([]).encodedRoute() }
  }

  /// Law: every route is either refused with an error or is what its value turns to, but for missing values at the end.
  @Test func randomRoutesNeverTrap() {
    let words = [
      "catalog", "profile", "settings", "privacy", "language", "search", "tags", "steps", "numbers", "maybe", "7",
      "photos", "~", "", "range", "2.5", "true", "web", "00000000-0000-0000-0000-00000000002A", "-1",
    ]
    var read = 0
    for seed in 0..<20_000 as Swift.Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      let route = Route(
        (0..<Int.random(in: 0...5, using: &random)).compactMap { _ in words.randomElement(using: &random) })
      guard let value = try? AppRoute(route: route) else { continue }
      read += 1
      #expect((try? AppRoute(route: value.route())) == value, "seed \(seed): \(route)")
    }
    #expect(read > 500)
  }
}
