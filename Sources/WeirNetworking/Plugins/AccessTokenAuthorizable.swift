/// A target that says how it is authorized.
public protocol AccessTokenAuthorizable {
  /// How; nil where it needs no authorization.
  var authorizationType: AuthorizationType? { get }
}

/// How a request is authorized: the word before the token.
public enum AuthorizationType: Equatable, Sendable {
  /// `Basic`.
  case basic
  /// `Bearer`.
  case bearer
  /// Another word.
  case custom(String)

  /// The word.
  public var value: String {
    switch self {
    case .basic: "Basic"
    case .bearer: "Bearer"
    case .custom(let value): value
    }
  }
}
