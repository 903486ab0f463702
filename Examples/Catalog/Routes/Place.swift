import Weir

/// A screen of a stack, as a value: what it is called in the route, and what it may stand on.
protocol Place: TypedRoute, Hashable {
  /// Whether there is such a place on top of another one, or of the first screen of the stack.
  func canFollow(_ previous: Self?) -> Bool
}
