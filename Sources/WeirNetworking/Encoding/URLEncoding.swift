/// Puts parameters into the query of the URL, or as a form into the body.
///
/// They are sorted by their names, so that equal parameters make equal requests. `nil` and `NSNull` are left out. Members of a
/// dictionary become `name[member]`.
public struct URLEncoding: ParameterEncoding {
  /// Where parameters go.
  public enum Destination: Sendable {
    /// Into the query for GET, HEAD and DELETE, and into the body for all others.
    case methodDependent
    /// Into the query, after what is there.
    case queryString
    /// Into the body.
    case httpBody
  }

  /// How the name of an array's element is written.
  public enum ArrayEncoding: Sendable {
    /// `name[]`.
    case brackets
    /// `name`.
    case noBrackets
    /// `name[0]`.
    case indexInBrackets
    /// By a closure that gets the name and the index.
    case custom(@Sendable (_ key: String, _ index: Int) -> String)

    func name(_ key: String, _ index: Int) -> String {
      switch self {
      case .brackets: "\(key)[]"
      case .noBrackets: key
      case .indexInBrackets: "\(key)[\(index)]"
      case .custom(let write): write(key, index)
      }
    }
  }

  /// How true and false are written.
  public enum BoolEncoding: Sendable {
    /// `1` and `0`.
    case numeric
    /// `true` and `false`.
    case literal

    func text(_ value: Bool) -> String {
      switch self {
      case .numeric: value ? "1" : "0"
      case .literal: value ? "true" : "false"
      }
    }
  }

  /// Where parameters go.
  public let destination: Destination
  /// How the name of an array's element is written.
  public let arrayEncoding: ArrayEncoding
  /// How true and false are written.
  public let boolEncoding: BoolEncoding

  /// Makes an encoding.
  public init(
    destination: Destination = .methodDependent, arrayEncoding: ArrayEncoding = .brackets,
    boolEncoding: BoolEncoding = .numeric
  ) {
    self.destination = destination
    self.arrayEncoding = arrayEncoding
    self.boolEncoding = boolEncoding
  }

  /// By the method.
  public static var `default`: URLEncoding { URLEncoding() }
  /// Into the query.
  public static var queryString: URLEncoding { URLEncoding(destination: .queryString) }
  /// Into the body.
  public static var httpBody: URLEncoding { URLEncoding(destination: .httpBody) }
}
