extension Route {
  /// Makes a route of segments; the same as `init(_:)`, by the name of the property.
  public init(components: [String]) { self.init(components) }
}
