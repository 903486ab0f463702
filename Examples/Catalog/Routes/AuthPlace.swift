import Weir

/// What stands above signing in.
enum AuthPlace: Place {
  case forgotten

  func canFollow(_ previous: AuthPlace?) -> Bool { previous == nil }
}
