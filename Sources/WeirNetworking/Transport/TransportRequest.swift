/// What a transport sends.
public struct TransportRequest: Sendable {
  /// The request, with its body unless there is a file.
  public var urlRequest: URLRequest

  /// The file that is the body.
  public var bodyFile: URL?

  /// Where the answer goes, if to a file.
  public var destination: DownloadDestination?

  /// What to say when the server asks who it is.
  public var credential: URLCredential?

  /// Makes one.
  @preconcurrency
  public init(
    _ urlRequest: URLRequest, bodyFile: URL? = nil, destination: DownloadDestination? = nil,
    credential: URLCredential? = nil
  ) {
    self.urlRequest = urlRequest
    self.bodyFile = bodyFile
    self.destination = destination
    self.credential = credential
  }
}
