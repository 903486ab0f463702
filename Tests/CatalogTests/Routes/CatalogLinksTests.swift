import Testing
import Weir

@testable import Catalog

@Suite struct CatalogLinksTests {
  /// Each link, the place that it leads to, and its path.
  static let samples: [(path: String, route: Route)] = [
    ("signin", AppRoute.auth().route()),
    ("signin/forgotten", AppRoute.auth([.forgotten]).route()),
    ("items", AppRoute.catalog(.items()).route()),
    ("items/7", AppRoute.catalog(.items([.item(7)])).route()),
    ("items/7/reviews", AppRoute.catalog(.items([.item(7), .reviews])).route()),
    ("items/7/cart", AppRoute.catalog(.items([.item(7)])).route() + ["cart"]),
    ("categories/Pens%20%26%20ink", AppRoute.catalog(.items([.category("Pens & ink")])).route()),
    (
      "categories/50%25%20off%20%2F%20last%20pieces/8",
      AppRoute.catalog(.items([.category("50% off / last pieces"), .item(8)])).route()
    ),
    ("account", AppRoute.catalog(.account()).route()),
    ("account/favourites", AppRoute.catalog(.account([.favourites])).route()),
    ("account/favourites/3", AppRoute.catalog(.account([.favourites, .item(3)])).route()),
    ("cart", AppRoute.catalog(.items()).route() + ["cart"]),
    ("cart/checkout", AppRoute.catalog(.items()).route() + ["cart", "checkout"]),
  ]

  @Test(arguments: samples)
  func eachLinkLeadsThereFromBothOrigins(path: String, route: Route) throws {
    for origin in ["https://catalog.example/", "http://CATALOG.example/", "catalog://", "catalog:///"] {
      #expect(try CatalogLinks.table.route(for: origin + path) == route)
    }
    #expect(try CatalogLinks.table.url(for: route).absoluteString == "https://catalog.example/" + path)
  }

  @Test func eachLinkOfTheTableHasASample() {
    #expect(Self.samples.count == CatalogLinks.links.count)
  }

  @Test func theTableCanBePrinted() {
    let lines = CatalogLinks.table.description.split(separator: "\n").map(String.init)
    #expect(lines.prefix(2) == ["https://catalog.example/", "catalog://"])
    #expect(
      lines.contains { $0.hasPrefix("  items/:id(int)/reviews ") && $0.hasSuffix("catalog/items/item/:id/reviews") })
  }

  @Test(arguments: [
    ("catalog://nowhere", "segment 1, 'nowhere', is unknown"),
    ("catalog://items/pen", "segment 2, 'pen', is unknown; it should be a whole number"),
    ("https://catalog.example/items/7/price", "segment 3, 'price', is unknown"),
    ("https://other.example/items", "no link begins with https://other.example"),
    ("catalog://categories/%FF", "segment 2, '%FF', is not percent-encoded text"),
  ])
  func whatIsWrongIsSaidWithItsPlace(url: String, message: String) {
    let error = #expect(throws: LinkError.self) { try CatalogLinks.table.route(for: url) }
    #expect(error.map { "\($0)".hasPrefix(message) } == true, "\(error.map { "\($0)" } ?? "")")
  }
}
