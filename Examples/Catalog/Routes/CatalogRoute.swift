import Weir

/// The tabs of the catalogue, each with what is on its stack above the first screen.
enum CatalogRoute: TypedRoute, Hashable {
  case items([ItemsPlace] = [])
  case account([AccountPlace] = [])
}
