/// What has come back for a request.
public final class Response: Equatable, Sendable {
  /// The status code.
  public let statusCode: Int

  /// The body; empty where it went to a file.
  public let data: Data

  /// The request that was sent last.
  public let request: URLRequest?

  /// The response with its headers; nil where a stub gave none.
  public let response: HTTPURLResponse?

  /// Where the body is, if it went to a file.
  public let fileURL: URL?

  /// Makes a response.
  public init(
    statusCode: Int, data: Data, request: URLRequest? = nil, response: HTTPURLResponse? = nil, fileURL: URL? = nil
  ) {
    self.statusCode = statusCode
    self.data = data
    self.request = request
    self.response = response
    self.fileURL = fileURL
  }

  /// A header, by its name in whatever case.
  public func header(_ name: String) -> String? { response?.value(forHTTPHeaderField: name) }

  /// Whether status, body and response are equal.
  public static func == (lhs: Response, rhs: Response) -> Bool {
    lhs.statusCode == rhs.statusCode && lhs.data == rhs.data && lhs.response == rhs.response
      && lhs.fileURL == rhs.fileURL
  }
}

extension Response: CustomDebugStringConvertible, CustomStringConvertible {
  /// The status code and the length of the body.
  public var description: String { "Status Code: \(statusCode), Data Length: \(data.count)" }

  /// The same.
  public var debugDescription: String { description }
}
