/// Puts parameters into a request.
@preconcurrency
public protocol ParameterEncoding: Sendable {
  /// The request with the parameters in it.
  /// - Throws: What is wrong with the parameters; never traps on them.
  func encode(_ urlRequest: any URLRequestConvertible, with parameters: [String: Any]?) throws -> URLRequest
}

/// What a request can be made of.
public protocol URLRequestConvertible {
  /// The request.
  func asURLRequest() throws -> URLRequest
}

extension URLRequest: URLRequestConvertible {
  /// This very request.
  public func asURLRequest() throws -> URLRequest { self }
}
