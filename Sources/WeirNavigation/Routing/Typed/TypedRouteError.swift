/// Why a route is none of a type; places are counted from 1.
public enum TypedRouteError: Error, Hashable, Sendable {
  /// No case has this name.
  case unknownSegment(String, position: Int, type: String)
  /// A segment cannot be read as the type of the value.
  case badValue(String, position: Int, type: String)
  /// The route ends where a segment has to follow.
  case missingSegment(position: Int, type: String)
  /// The route goes on after the value.
  case leftOver([String], position: Int, type: String)
  /// A value has no form as segments.
  case unsupported(String)
}

extension TypedRouteError {
  /// The place of the segment that it is about, where it is about one.
  public var position: Int? {
    switch self {
    case .unknownSegment(_, let position, _), .badValue(_, let position, _), .missingSegment(let position, _),
      .leftOver(_, let position, _):
      position
    case .unsupported: nil
    }
  }
}

extension TypedRouteError: CustomStringConvertible {
  /// What is wrong, and where.
  public var description: String {
    switch self {
    case .unknownSegment(let segment, let position, let type):
      "segment \(position), '\(segment)', is no case of \(type)"
    case .badValue(let segment, let position, let type): "segment \(position), '\(segment)', is no \(type)"
    case .missingSegment(let position, let type): "segment \(position) is missing: \(type) needs more"
    case .leftOver(let segments, let position, let type):
      "segment \(position), '\(segments.joined(separator: "/"))', comes after all that \(type) has"
    case .unsupported(let what): what
    }
  }
}
