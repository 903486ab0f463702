/// Gives out the segments of a route, one after the other, and remembers what did not fit.
final class RouteReader {
  private let segments: [String]
  private var position = 0
  private var failure: TypedRouteError?

  init(route: Route) {
    segments = route.components
  }

  /// The next segment, left in its place.
  var next: String? { position < segments.count ? segments[position] : nil }

  /// Takes the next segment, for a value of a type.
  func take(for type: Any.Type) throws -> String {
    guard let next else { throw TypedRouteError.missingSegment(position: position + 1, type: "\(type)") }
    position += 1
    return next
  }

  /// Takes what stands for a missing value, if that comes next.
  func takeMissing() -> Bool {
    guard next == RouteText.missing else { return false }
    position += 1
    return true
  }

  /// The last segment that was taken is no value of a type.
  func misfit(_ type: Any.Type) -> TypedRouteError {
    let index = max(position - 1, 0)
    return .badValue(segments.indices.contains(index) ? segments[index] : "", position: index + 1, type: "\(type)")
  }

  /// No case has the name that comes next.
  func noteUnknownCase() {
    failure =
      next.map { .unknownSegment($0, position: position + 1, type: "") }
      ?? .missingSegment(position: position + 1, type: "")
  }

  /// What an error of a type's own decoding means here.
  func error(for error: DecodingError, of type: Any.Type) -> TypedRouteError {
    switch (error, failure) {
    case (.typeMismatch(let found, _), .unknownSegment(let segment, let position, _)?):
      .unknownSegment(segment, position: position, type: "\(found)")
    case (.typeMismatch(let found, _), .missingSegment(let position, _)?):
      .missingSegment(position: position, type: "\(found)")
    case (.typeMismatch(let found, _), _), (.valueNotFound(let found, _), _): misfit(found)
    default: misfit(type)
    }
  }

  /// - Throws: `TypedRouteError.leftOver` where segments follow the value.
  func finish(_ type: Any.Type) throws {
    guard position < segments.count else { return }
    throw TypedRouteError.leftOver(Array(segments[position...]), position: position + 1, type: "\(type)")
  }
}
