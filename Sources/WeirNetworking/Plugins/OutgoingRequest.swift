/// A request that plugins see before it is sent.
final class OutgoingRequest: RequestType {
  private let urlRequest: URLRequest
  private let chosen = Guarded<URLCredential?>(nil)

  init(_ urlRequest: URLRequest) {
    self.urlRequest = urlRequest
  }

  var request: URLRequest? { urlRequest }
  var sessionHeaders: [String: String] { [:] }
  var credential: URLCredential? { chosen.withLock { $0 } }

  func authenticate(username: String, password: String, persistence: URLCredential.Persistence) -> OutgoingRequest {
    authenticate(with: URLCredential(user: username, password: password, persistence: persistence))
  }

  func authenticate(with credential: URLCredential) -> OutgoingRequest {
    chosen.withLock { $0 = credential }
    return self
  }

  func cURLDescription(calling handler: @escaping (String) -> Void) -> OutgoingRequest {
    handler(CURLCommand.text(urlRequest, Redaction.default))
    return self
  }
}
