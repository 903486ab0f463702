/// Hears what a session says, and passes it on to the request that it is about.
///
/// The session holds it, and it holds the requests that are under way.
final class SessionDelegate: NSObject, Sendable {
  private let redirects: URLSessionTransport.Redirects
  private let transfers = Guarded<[Int: SessionTransfer]>([:])

  init(_ redirects: URLSessionTransport.Redirects) {
    self.redirects = redirects
  }

  func add(_ transfer: SessionTransfer, for task: URLSessionTask) {
    transfers.withLock { $0[task.taskIdentifier] = transfer }
  }

  private func transfer(_ task: URLSessionTask) -> SessionTransfer? {
    transfers.withLock { $0[task.taskIdentifier] }
  }
}

extension SessionDelegate: URLSessionDataDelegate {
  func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
    transfer(dataTask)?.received(data, of: dataTask.response?.expectedContentLength ?? -1)
  }
}

extension SessionDelegate: URLSessionDownloadDelegate {
  func urlSession(
    _ session: URLSession, downloadTask: URLSessionDownloadTask, didWriteData bytesWritten: Int64,
    totalBytesWritten: Int64, totalBytesExpectedToWrite: Int64
  ) {
    transfer(downloadTask)?.wrote(totalBytesWritten, of: totalBytesExpectedToWrite)
  }

  func urlSession(_ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL) {
    transfer(downloadTask)?.downloaded(to: location, downloadTask.response)
  }
}

extension SessionDelegate: URLSessionTaskDelegate {
  func urlSession(
    _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
    totalBytesExpectedToSend: Int64
  ) {
    transfer(task)?.sent(totalBytesSent, of: totalBytesExpectedToSend)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, willPerformHTTPRedirection response: HTTPURLResponse,
    newRequest request: URLRequest, completionHandler: @escaping (URLRequest?) -> Void
  ) {
    var (request, follows) = (request, redirects == .follow)
    #if canImport(FoundationNetworking)
      // There, a body is lost on its way to the new place; the redirect is then the answer.
      if transfer(task)?.hasBody == true, request.httpMethod != "GET" { follows = false }
      // And escapes are: a slash inside a name would divide it.
      request.url = Self.target(of: response) ?? request.url
    #endif
    completionHandler(follows ? Self.withoutSecrets(request, from: response.url) : nil)
  }

  func urlSession(
    _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
    completionHandler: @escaping (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
  ) {
    guard Self.knownMethods.contains(challenge.protectionSpace.authenticationMethod), let transfer = transfer(task)
    else {
      return completionHandler(.performDefaultHandling, nil)
    }
    if let credential = transfer.credential(for: challenge) { return completionHandler(.useCredential, credential) }
    #if canImport(FoundationNetworking)
      // There, a task whose challenge is left to the system never ends.
      transfer.endsHere()
      completionHandler(.cancelAuthenticationChallenge, nil)
    #else
      completionHandler(.performDefaultHandling, nil)
    #endif
  }

  /// What credentials of callers are for; certificates are left to the system.
  private static var knownMethods: [String] {
    [NSURLAuthenticationMethodHTTPBasic, NSURLAuthenticationMethodHTTPDigest, NSURLAuthenticationMethodDefault]
  }

  func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
    let transfer = transfers.withLock { $0.removeValue(forKey: task.taskIdentifier) }
    transfer?.finish(task.response, error)
  }

  /// Where a redirect leads (RFC 9110, 10.2.2).
  static func target(of response: HTTPURLResponse) -> URL? {
    let location = response.value(forHTTPHeaderField: "Location")
    return location.flatMap { URL(string: $0, relativeTo: response.url)?.absoluteURL }
  }

  /// What was meant for one server must not reach another.
  static func withoutSecrets(_ request: URLRequest, from origin: URL?) -> URLRequest {
    guard let origin, let url = request.url, !origin.hasSameOrigin(as: url) else { return request }
    var request = request
    for name in ["Authorization", "Cookie", "Proxy-Authorization"] { request.setValue(nil, forHTTPHeaderField: name) }
    return request
  }
}

extension URL {
  /// Whether scheme, host and port are the same.
  fileprivate func hasSameOrigin(as other: URL) -> Bool {
    scheme == other.scheme && host?.lowercased() == other.host?.lowercased() && port == other.port
  }
}
