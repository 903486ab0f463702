import Foundation
import TestSupport
import Testing
import WeirNavigation

@Suite struct LinkTableTests {
  private let origins: [LinkOrigin] = [
    .scheme("shop"), .web(host: "shop.example.com"), .web(host: "*.example.org", prefix: ["app"]),
  ]

  private func table(_ links: Link...) throws -> LinkTable { try LinkTable(origins: origins, links: links) }

  private func shop() throws -> LinkTable {
    try table(
      Link("catalog"), Link("catalog/new"), Link("catalog/:id(int)", to: "main/catalog/:id"),
      Link("catalog/:name", to: "main/names/:name"), Link("users/:user(uuid)", to: "people/:user"),
      Link("search?text&page=:page(int)?", to: "search/:text/:page"), Link("files/*path", to: "main/files/*path"),
      Link("search?text&kind=shops", to: "shops/:text"))
  }

  @Test(
    arguments: [
      ("shop://catalog", ["catalog"]),
      ("shop:catalog", ["catalog"]),
      ("SHOP:///catalog/", ["catalog"]),
      ("https://shop.example.com/catalog", ["catalog"]),
      ("http://SHOP.example.com/catalog/new?utm=1#top", ["catalog", "new"]),
      ("https://a.b.example.org/app/catalog/7", ["main", "catalog", "7"]),
      ("https://example.org/app/catalog/-7", ["main", "catalog", "-7"]),
      ("shop://catalog/seven", ["main", "names", "seven"]),
      ("shop://catalog/a%2Fb%20c", ["main", "names", "a/b c"]),
      ("shop://users/00000000-aaaa-BBBB-0000-000000000000", ["people", "00000000-aaaa-BBBB-0000-000000000000"]),
      ("shop://search?text=a%26b+c", ["search", "a&b+c"]),
      ("shop://search?page=2&text=", ["search", "", "2"]),
      ("shop://search?text=a&text=b", ["search", "a"]),
      ("shop://search?kind=shops&text=a", ["shops", "a"]),
      ("shop://files/a/b/c", ["main", "files", "a", "b", "c"]),
    ] as [(String, Route)])
  func readsURLs(url: String, route: Route) throws {
    #expect(try shop().route(for: url) == route)
    if let parsed = URL(string: url) { #expect(try shop().route(for: parsed) == route) }
  }

  @Test(arguments: [
    (
      "shop://catalogue", "segment 1, 'catalogue', is unknown; it should be 'catalog' or 'files' or 'search' or 'users'"
    ),
    ("shop://catalog/7/edit", "segment 3, 'edit', is unknown; the path should end before it"),
    ("shop://users", "segment 2 is missing; it should be a uuid"),
    ("shop://users/7", "segment 2, '7', is unknown; it should be a uuid"),
    ("shop://files", "segment 2 is missing; it should be any segments"),
    ("shop://search?text=a&page=two", "the query item 'page' is 'two', and should be a whole number"),
    ("shop://search", "the query item 'text' is missing"),
    ("shop://catalog//7", "segment 2 is empty"),
    ("other://catalog", "no link begins with other://catalog"),
    ("https://example.com/catalog", "no link begins with https://example.com"),
    ("https://a.example.org/catalog", "no link begins with https://a.example.org"),
    ("https://evilexample.org/app/catalog", "no link begins with https://evilexample.org"),
    ("catalog/7", "'catalog/7' is not a URL"),
    ("", "'' is not a URL"),
  ])
  func saysWhatIsWrong(url: String, message: String) throws {
    let table = try shop()
    let error = try #require(throws: LinkError.self) { try table.route(for: url) }
    #expect("\(error)" == message)
  }

  @Test func brokenEscapes() throws {
    // What Foundation does not take for a URL at all is told from what is one with bad bytes in it.
    let table = try shop()
    #expect(throws: LinkError.badEncoding(segment: "%FF", position: 1)) { try table.route(for: "shop:///%FF") }
    #expect(throws: LinkError.badEncoding(segment: "%FF", position: 2)) { try table.route(for: "shop://catalog/%FF") }
    #expect(throws: LinkError.emptySegment(position: 2)) { try table.route(for: "shop://catalog//7") }
    #expect(throws: LinkError.badQueryEncoding(item: "text=%FF")) { try table.route(for: "shop://search?text=%FF") }
  }

  @Test(
    arguments: [
      (["catalog", "new"], "shop://catalog/new"),
      (["main", "catalog", "7"], "shop://catalog/7"),
      (["main", "names", "a/b ?"], "shop://catalog/a%2Fb%20%3F"),
      (["search", "a&b"], "shop://search?text=a%26b"),
      (["search", "a", "3"], "shop://search?text=a&page=3"),
      (["shops", "a"], "shop://search?text=a&kind=shops"),
      (["main", "files", "a", "b"], "shop://files/a/b"),
    ] as [(Route, String)])
  func writesURLs(route: Route, url: String) throws {
    let table = try shop()
    #expect(try table.url(for: route).absoluteString == url)
    #expect(try table.route(for: url) == route)
    let web = try table.url(for: route, origin: .web(host: "*.example.org", prefix: ["app"]))
    #expect(web.absoluteString == url.replacing("shop://", with: "https://example.org/app/"))
    #expect(try table.route(for: web) == route)
  }

  @Test(
    arguments: [["nowhere"], ["main", "catalog", "x"], ["search", "a", "two"], ["main", "files"], []] as [Route])
  func routesWithoutALink(route: Route) throws {
    let table = try shop()
    #expect(throws: LinkError.noLink(to: route)) { try table.url(for: route) }
  }

  @Test func aFirstSegmentThatCannotBeAHostGoesIntoThePath() throws {
    let table = try table(Link(":any"))
    for text in ["Catalog", "a b", "é", "-", ".", "a:1", "a@b", ""] where !text.isEmpty {
      let url = try table.url(for: [text])
      #expect(url.absoluteString.hasPrefix("shop:///"))
      #expect(try table.route(for: url) == [text])
    }
  }

  @Test(
    arguments: [
      (["a/:x", ":y/b"], "the links 'a/:x' and ':y/b' fit the same URLs, and neither says more than the other"),
      (["a/:x", "a/:y"], "the links 'a/:x' and 'a/:y' fit the same URLs, and neither says more than the other"),
      (["a", "a?b?"], "the links 'a' and 'a?b=:b?' fit the same URLs, and neither says more than the other"),
      (["a?x", "a?y"], "the links 'a?x=:x' and 'a?y=:y' fit the same URLs, and neither says more than the other"),
      (["a/:x?q", "a/b"], "the links 'a/:x?q=:q' and 'a/b' fit the same URLs, and neither says more than the other"),
      (["*a", ":b/c/*d"], nil), (["a/:x(int)", "a/:y(uuid)"], nil), (["a/:x(int)", "a/7"], nil),
      (["a?k=1", "a?k=2"], nil), (["a?k=1", "a?k"], nil), (["a", "a/b", "b"], nil), (["a/:x", "a/:x/:y"], nil),
    ] as [([String], String?)])
  func refusesAmbiguousLinks(patterns: [String], message: String?) {
    func make() throws {
      _ = try LinkTable(
        origins: origins,
        links: patterns.enumerated().map { index, pattern in
          let names = pattern.split { "/?&=".contains($0) }.filter { $0.hasPrefix(":") || $0.hasPrefix("*") }
          let keys =
            pattern.contains("?") && !pattern.contains("=")
            ? pattern.split(separator: "?").dropFirst().map { ":\($0)" } : []
          return Link(
            pattern, to: (["\(index)"] + names.map { "\($0.prefix { $0 != "(" })" } + keys).joined(separator: "/"))
        })
    }
    guard let message else {
      #expect(throws: Never.self) { try make() }
      return
    }
    let error = #expect(throws: LinkTableError.self) { try make() }
    #expect(error.map { "\($0)" } == message)
  }

  @Test func theTableIsPrinted() throws {
    let table = try table(Link("catalog"), Link("users/:id(int)?tab?", to: "people/:id/:tab"))
    let lines = [
      "shop://", "https://shop.example.com/", "https://*.example.org/app/",
      "  catalog                   →  catalog", "  users/:id(int)?tab=:tab?  →  people/:id/:tab",
    ]
    #expect("\(table)" == lines.joined(separator: "\n"))
  }

  /// Law: the URL of a route is read back as that route, whatever its parameters hold.
  @Test func writtenAndReadBack() throws {
    let table = try table(
      Link("p/:a/:b?c&d=:d?", to: "one/:a/:b/:c/:d"), Link("q/:x/*rest", to: "two/:x/*rest"),
      Link("r?k=:v", to: "three/:v"))
    for seed in 0..<2_000 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      func texts(_ count: Int) -> [String] { (0..<count).map { _ in random.text() } }
      let routes: [Route] = [
        Route(["one"] + texts(Int.random(in: 3...4, using: &random))),
        Route(["two"] + texts(Int.random(in: 2...4, using: &random))), Route(["three"] + texts(1)),
      ]
      for route in routes {
        // An empty segment cannot stand in a URL's path; as a query item's value it can.
        let path =
          route.first == "three" ? [] : route.first == "one" ? route[1..<3].map { $0 } : Array(route.dropFirst())
        guard !path.contains(""), !path.contains(".") else { continue }
        let url = try table.url(for: route)
        #expect(try table.route(for: url) == route, "seed \(seed): \(url)")
      }
    }
  }
}
