import Weir

@testable import Catalog

/// Each place of the catalogue, once.
enum Everywhere {
  static let routes: [Route] =
    stacks + [
      AppRoute.catalog(.items()).route() + ["cart"],
      AppRoute.catalog(.items([.item(7), .reviews])).route() + ["cart", "checkout"],
      AppRoute.catalog(.account([.favourites])).route() + ["cart"],
    ]

  private static let stacks: [Route] = [
    AppRoute.catalog(.items()),
    AppRoute.catalog(.items([.item(7)])),
    AppRoute.catalog(.items([.item(7), .reviews])),
    AppRoute.catalog(.items([.category("Pens & ink")])),
    AppRoute.catalog(.items([.category("50% off / last pieces"), .item(8), .reviews])),
    AppRoute.catalog(.account()),
    AppRoute.catalog(.account([.favourites])),
    AppRoute.catalog(.account([.favourites, .item(3)])),
    AppRoute.catalog(.account([.favourites, .item(3), .reviews])),
  ].map { $0.route() }
}
