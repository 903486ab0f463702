/// One request that a session carries.
///
/// `@unchecked Sendable`: used on the session's queue only, where calls come one after the other.
final class SessionTransfer: @unchecked Sendable {
  private let request: TransportRequest
  private let handler: @Sendable (TransportEvent) -> Void
  private var data = Data()
  private var file: URL?
  private var fault: (any Error)?
  private var isAnswered = false

  init(_ request: TransportRequest, _ handler: @escaping @Sendable (TransportEvent) -> Void) {
    self.request = request
    self.handler = handler
  }

  var hasBody: Bool { request.bodyFile != nil || request.urlRequest.httpBody != nil }

  func sent(_ count: Int64, of total: Int64) { report(.upload, count, of: total) }

  func received(_ chunk: Data, of total: Int64) {
    data.append(chunk)
    report(.download, Int64(data.count), of: total)
  }

  func wrote(_ count: Int64, of total: Int64) { report(.download, count, of: total) }

  /// Moves a download to where the caller wants it; the session removes it afterwards.
  func downloaded(to place: URL, _ response: URLResponse?) {
    guard let destination = request.destination, let response = response as? HTTPURLResponse else { return }
    do {
      // The session's file is gone when this returns; so a caller that leaves it there gets a file of its own.
      let kept = Download.temporaryFile()
      try FileManager.default.moveItem(at: place, to: kept)
      file = try Download.move(kept, to: destination, response)
    } catch {
      fault = error
    }
  }

  /// The credential to try; nil where there is none, or it was refused already.
  func credential(for challenge: URLAuthenticationChallenge) -> URLCredential? {
    guard challenge.previousFailureCount == 0, let credential = request.credential else { return nil }
    #if canImport(FoundationNetworking)
      // There, a credential for another scheme stops the program.
      guard challenge.protectionSpace.authenticationMethod == NSURLAuthenticationMethodHTTPBasic else { return nil }
    #endif
    // The body of the refusal is not that of the answer.
    data = Data()
    return credential
  }

  /// Takes what has come as the answer, although the task is cancelled next.
  func endsHere() { isAnswered = true }

  func finish(_ response: URLResponse?, _ error: (any Error)?) {
    let outcome = TransportOutcome(
      response: response as? HTTPURLResponse, data: data, fileURL: file, error: isAnswered ? fault : error ?? fault)
    handler(.finished(outcome))
  }

  private func report(_ direction: TransferProgress.Direction, _ count: Int64, of total: Int64) {
    // What is unpacked on its way has more bytes than the server has announced.
    let total = total > 0 ? max(total, count) : nil
    handler(.progress(TransferProgress(direction, completed: count, total: total)))
  }
}
