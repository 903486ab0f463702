import Weir

/// The places of a stack, from the lowest to the top.
struct PlaceList<Element: Place>: TypedRoute {
  let places: [Element]
}
