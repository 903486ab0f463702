/// A request that is about to be sent.
@preconcurrency
public protocol RequestType: Sendable {
  /// The request.
  var request: URLRequest? { get }

  /// The headers that the transport adds to all requests.
  var sessionHeaders: [String: String] { get }

  /// Sets what is said when the server asks who it is.
  func authenticate(username: String, password: String, persistence: URLCredential.Persistence) -> Self

  /// Sets what is said when the server asks who it is.
  func authenticate(with credential: URLCredential) -> Self

  /// Gives the request as a command for curl, with its secrets hidden.
  func cURLDescription(calling handler: @escaping (String) -> Void) -> Self
}
