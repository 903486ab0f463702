/// How a request has ended: with a response, an error, or with both where it broke off.
public struct TransportOutcome: Sendable {
  /// The status code; nil where no response has come.
  public var statusCode: Int?

  /// The response with its headers; nil where none has come, or a stub gave none.
  public var response: HTTPURLResponse?

  /// The body, as far as it has come; empty where it went to a file.
  public var data: Data

  /// The file where the body is.
  public var fileURL: URL?

  /// Why it has failed; nil where it has not.
  public var error: (any Error)?

  /// Makes an outcome.
  public init(response: HTTPURLResponse?, data: Data = Data(), fileURL: URL? = nil, error: (any Error)? = nil) {
    statusCode = response?.statusCode
    self.response = response
    self.data = data
    self.fileURL = fileURL
    self.error = error
  }

  /// Makes an outcome without headers.
  public init(statusCode: Int, data: Data) {
    self.init(response: nil, data: data)
    self.statusCode = statusCode
  }

  /// The same for the caller, with the status code looked at.
  func result(_ request: URLRequest, _ validation: ValidationType) -> Result<Response, NetworkError> {
    let found = statusCode.map {
      Response(statusCode: $0, data: data, request: request, response: response, fileURL: fileURL)
    }
    if let error { return .failure(.wrapping(error, found)) }
    guard let found else { return .failure(.underlying(URLError(.badServerResponse), nil)) }
    if validation.accepts(found.statusCode) { return .success(found) }
    return .failure(.underlying(NetworkError.statusCode(found), found))
  }
}
