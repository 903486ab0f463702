import Weir

/// The places of the app, as values; see `route()` for the segments that they stand for.
///
///     AppRoute.catalog(.items([.item(7), .reviews])).route()  // catalog/items/item/7/reviews
///
/// A modal stands behind what it covers: `AppRoute.catalog(.items()).route() + CatalogCoordinator.Modal.cart`.
enum AppRoute: TypedRoute, Hashable {
  case auth([AuthPlace] = [])
  case catalog(CatalogRoute)
}
