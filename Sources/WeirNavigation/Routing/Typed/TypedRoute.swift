import WeirReporting

/// A route as an enum with associated values, which turn to segments and back by themselves.
///
///     enum AppRoute: TypedRoute {
///       case catalog
///       case profile(id: Int, tab: ProfileTab)
///       case settings(SettingsRoute)
///     }
///
///     AppRoute.profile(id: 7, tab: .friends).route()   // profile/7/friends
///     try AppRoute(route: ["settings", "privacy"])     // .settings(.privacy)
///
/// It rests on the `Codable` that the compiler writes: the name of the case is a segment, and each associated value one
/// more, in their order; a value that is a typed route itself has its own segments. Numbers, texts, `Bool`, `UUID`, `URL` and enums with raw
/// values are one segment. A structure has one segment for each of its properties, in their order. A list takes all segments
/// that are left, so it has to be last. A missing optional is the segment `~`, or none at all at the end.
/// `enum CodingKeys: String, CodingKey` gives cases other names.
public protocol TypedRoute: RouteConvertible, Codable {}

extension TypedRoute {
  /// The segments of this value; the empty route where a value of it cannot be written as segments, which is reported.
  ///
  /// Linear in the number of segments.
  public func route() -> Route {
    do {
      return try encodedRoute()
    } catch {
      WeirDiagnostics.report(
        "\(Self.self)", rule: "its values must be numbers, texts, enums, structures, or one list at the end",
        value: "\(self): \(error)", remedy: "use such values, or write route() by hand")
      return Route()
    }
  }

  /// The segments of this value.
  ///
  /// - Throws: What its values' own `encode(to:)` throw, and `TypedRouteError` for a value that has no form as segments.
  public func encodedRoute() throws -> Route {
    let writer = RouteWriter()
    try encode(to: RouteEncoder(writer: writer, codingPath: []))
    return try writer.finish()
  }

  /// Reads the value of a route.
  ///
  /// - Throws: `TypedRouteError` with the segment that does not fit, or that is missing or too much.
  public init(route: Route) throws {
    let reader = RouteReader(route: route)
    do {
      try self.init(from: RouteDecoder(reader: reader, codingPath: []))
    } catch let error as DecodingError {
      throw reader.error(for: error, of: Self.self)
    }
    try reader.finish(Self.self)
  }
}
