/// One instruction of a compiled glob.
enum GlobInstruction: Hashable, Sendable {
  /// This scalar.
  case scalar(Unicode.Scalar)
  /// One scalar but `/`.
  case anyButSlash
  /// One scalar.
  case any
  /// One scalar of a set.
  case set(GlobSet)
  /// Goes on at two places.
  case split(Int, Int)
  /// Goes on at another place.
  case jump(Int)
  /// The pattern ends.
  case accept

  /// Whether the instruction consumes a scalar.
  func consumes(_ scalar: Unicode.Scalar) -> Bool {
    switch self {
    case .scalar(let expected): scalar == expected
    case .anyButSlash: scalar != "/"
    case .any: true
    case .set(let set): set.contains(scalar)
    case .split, .jump, .accept: false
    }
  }
}

/// A bracket expression such as `[a-z_]` or `[!0-9]`.
struct GlobSet: Hashable, Sendable {
  var ranges: [ClosedRange<Unicode.Scalar>] = []
  var isNegated = false

  /// Whether the set holds a scalar; never `/`.
  func contains(_ scalar: Unicode.Scalar) -> Bool {
    scalar != "/" && ranges.contains { $0.contains(scalar) } != isNegated
  }
}
