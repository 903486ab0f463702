/// Collects the segments of a value.
final class RouteWriter {
  private var segments: [String] = []
  private var hasList = false
  private var refusal: TypedRouteError?

  /// - Parameter isInList: Whether it is part of a list; what is not would be read as part of one that came before.
  func add(_ segment: String, isInList: Bool) throws {
    guard !hasList || isInList else { throw TypedRouteError.unsupported("a list has to be the last value") }
    segments.append(segment)
  }

  /// A list begins: it takes all segments from here on.
  func openList() throws {
    guard !hasList else { throw TypedRouteError.unsupported("there can be only one list, and none in a list") }
    hasList = true
  }

  /// The name of a case, written where nothing can be thrown: what is wrong with it is thrown at the end.
  func addCase(_ name: String, isInList: Bool) {
    do {
      try add(RouteText.escape(name), isInList: isInList)
    } catch {
      refusal = refusal ?? .unsupported("\(error)")
    }
  }

  /// The route, without the missing values at its end; those of a list count.
  func finish() throws -> Route {
    if let refusal { throw refusal }
    while !hasList, segments.last == RouteText.missing { segments.removeLast() }
    return Route(segments)
  }
}
