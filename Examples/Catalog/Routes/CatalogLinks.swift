import Weir

/// All links of the app: what `https://catalog.example/…` and `catalog://…` lead to.
enum CatalogLinks {
  static let origins: [LinkOrigin] = [.web(host: "catalog.example"), .scheme("catalog")]

  static let links = [
    Link("signin", to: "auth"),
    Link("signin/forgotten", to: "auth/forgotten"),
    Link("items", to: "catalog/items"),
    Link("items/:id(int)", to: "catalog/items/item/:id"),
    Link("items/:id(int)/reviews", to: "catalog/items/item/:id/reviews"),
    Link("items/:id(int)/cart", to: "catalog/items/item/:id/cart"),
    Link("categories/:name", to: "catalog/items/category/:name"),
    Link("categories/:name/:id(int)", to: "catalog/items/category/:name/item/:id"),
    Link("account", to: "catalog/account"),
    Link("account/favourites", to: "catalog/account/favourites"),
    Link("account/favourites/:id(int)", to: "catalog/account/favourites/item/:id"),
    Link("cart", to: "catalog/items/cart"),
    Link("cart/checkout", to: "catalog/items/cart/checkout"),
  ]

  /// The table that URLs are read by.
  ///
  /// Patterns that cannot be read, or that mean two things, are a fault of the program, which the tests of the table find.
  static let table: LinkTable = {
    do {
      return try LinkTable(origins: origins, links: links)
    } catch {
      preconditionFailure("CatalogLinks: the links can be read and differ from each other; \(error); mend the patterns")
    }
  }()
}
