/// Why a request, or the use of its response, has failed.
public enum NetworkError: Error, Sendable {
  /// The body is no image.
  case imageMapping(Response)

  /// The body is no JSON, or has nothing at the path.
  case jsonMapping(Response)

  /// The body is no text, or has none at the path.
  case stringMapping(Response)

  /// The JSON cannot be decoded, and why.
  case objectMapping(any Swift.Error, Response)

  /// What was to be sent could not be encoded, and why.
  case encodableMapping(any Swift.Error)

  /// The status code is not one of those asked for.
  case statusCode(Response)

  /// Something else has failed, and what had come until then.
  case underlying(any Swift.Error, Response?)

  /// The URL is wrong; which, where and why.
  case requestMapping(String)

  /// The parameters could not be encoded, and why.
  case parameterEncoding(any Swift.Error)
}

extension NetworkError {
  /// What has come back, if anything has.
  public var response: Response? {
    switch self {
    case .imageMapping(let response), .jsonMapping(let response), .stringMapping(let response),
      .objectMapping(_, let response), .statusCode(let response):
      response
    case .underlying(_, let response): response
    case .encodableMapping, .requestMapping, .parameterEncoding: nil
    }
  }

  /// The error behind this one, if there is one.
  public var underlyingError: (any Swift.Error)? {
    switch self {
    case .objectMapping(let error, _), .encodableMapping(let error), .underlying(let error, _),
      .parameterEncoding(let error):
      error
    case .imageMapping, .jsonMapping, .stringMapping, .statusCode, .requestMapping: nil
    }
  }

  /// Whether the request was cancelled.
  public var isCancelled: Bool {
    (underlyingError as? URLError)?.code == .cancelled || underlyingError is CancellationError
  }

  /// That a request was cancelled.
  static var cancelled: NetworkError { .underlying(URLError(.cancelled), nil) }

  /// An error as a network error: itself, if it is one.
  static func wrapping(_ error: any Swift.Error, _ response: Response? = nil) -> NetworkError {
    error as? NetworkError ?? .underlying(error, response)
  }
}
