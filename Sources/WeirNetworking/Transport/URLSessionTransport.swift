/// Sends requests by Foundation's URLSession.
///
/// A redirect to another host gets no `Authorization` and no `Cookie` of the request. The session's own cache is off unless a
/// configuration is given; `CachingTransport` keeps answers by the rules of HTTP. Handlers are called on a queue of the
/// session. When the transport goes, what is under way is finished still. On Linux, time limits are whole seconds,
/// credentials are for the basic scheme, and a redirect that a body would have to follow is the response.
public final class URLSessionTransport: Transport {
  /// What to do when the server sends elsewhere.
  public enum Redirects: Sendable {
    /// Go there.
    case follow
    /// Take the redirect as the response.
    case stay
  }

  /// The one that providers use unless they are given another.
  public static let shared = URLSessionTransport()

  private let session: URLSession
  private let delegate: SessionDelegate

  /// Makes a transport with a session of its own.
  public init(configuration: URLSessionConfiguration? = nil, redirects: Redirects = .follow) {
    delegate = SessionDelegate(redirects)
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = 1
    queue.name = "weir.network.session"
    session = URLSession(
      configuration: configuration ?? Self.plainConfiguration, delegate: delegate, delegateQueue: queue)
  }

  deinit {
    session.finishTasksAndInvalidate()
  }

  /// Sends a request.
  public func send(
    _ request: TransportRequest, handler: @escaping @Sendable (TransportEvent) -> Void
  ) -> any Cancellable {
    if let file = request.bodyFile, !FileManager.default.isReadableFile(atPath: file.path) {
      handler(.finished(TransportOutcome(response: nil, error: FileFault(file: file.path, reason: "cannot be read"))))
      return CancellableToken {}
    }
    let task = makeTask(request)
    delegate.add(SessionTransfer(request, handler), for: task)
    task.resume()
    return CancellableToken { task.cancel() }
  }

  private func makeTask(_ request: TransportRequest) -> URLSessionTask {
    let message = Self.withWholeSeconds(request.urlRequest)
    if request.destination != nil { return session.downloadTask(with: message) }
    if let file = request.bodyFile { return session.uploadTask(with: message, fromFile: file) }
    // So that the session tells of the progress of the upload.
    if let body = message.httpBody { return session.uploadTask(with: message, from: body) }
    return session.dataTask(with: message)
  }

  /// FoundationNetworking cuts the fraction off, which makes a short limit none at all.
  private static func withWholeSeconds(_ request: URLRequest) -> URLRequest {
    #if canImport(FoundationNetworking)
      let seconds = request.timeoutInterval.rounded(.up)
      guard seconds != request.timeoutInterval else { return request }
      var request = request
      request.timeoutInterval = seconds
      return request
    #else
      return request
    #endif
  }

  private static var plainConfiguration: URLSessionConfiguration {
    let configuration = URLSessionConfiguration.default
    configuration.urlCache = nil
    configuration.requestCachePolicy = .reloadIgnoringLocalCacheData
    return configuration
  }
}
