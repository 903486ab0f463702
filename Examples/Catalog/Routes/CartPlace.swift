import Weir

/// What stands above the cart.
enum CartPlace: Place {
  case checkout

  func canFollow(_ previous: CartPlace?) -> Bool { previous == nil }
}
