import Foundation
import WeirNetworking

/// A transport that a test answers by hand, or by a script.
final class FakeTransport: Transport, @unchecked Sendable {
  // `@unchecked Sendable`: the state is guarded by `lock`.

  /// One request that it has got.
  final class Exchange: @unchecked Sendable {
    let request: TransportRequest
    private let lock = NSLock()
    private var handler: (@Sendable (TransportEvent) -> Void)?
    private var cancelled = false

    init(_ request: TransportRequest, _ handler: @escaping @Sendable (TransportEvent) -> Void) {
      self.request = request
      self.handler = handler
    }

    var isCancelled: Bool {
      lock.lock()
      defer { lock.unlock() }
      return cancelled
    }

    func header(_ name: String) -> String? { request.urlRequest.value(forHTTPHeaderField: name) }

    func progress(_ direction: TransferProgress.Direction, _ completed: Int64, of total: Int64?) {
      lock.lock()
      let handler = handler
      lock.unlock()
      handler?(.progress(TransferProgress(direction, completed: completed, total: total)))
    }

    func answer(_ code: Int, _ body: String = "", headers: [String: String] = [:]) {
      guard let url = request.urlRequest.url else { return }
      let response = HTTPURLResponse(url: url, statusCode: code, httpVersion: "HTTP/1.1", headerFields: headers)
      finish(TransportOutcome(response: response, data: Data(body.utf8)))
    }

    func fail(_ error: any Error) { finish(TransportOutcome(response: nil, error: error)) }

    func finish(_ outcome: TransportOutcome) {
      lock.lock()
      let taken = handler
      handler = nil
      lock.unlock()
      taken?(.finished(outcome))
    }

    func cancel() {
      lock.lock()
      cancelled = true
      lock.unlock()
      fail(URLError(.cancelled))
    }
  }

  private let lock = NSLock()
  private var all: [Exchange] = []
  private let script: (@Sendable (Exchange, Int) -> Void)?

  /// - Parameter script: Answers each request; gets its number, from 1 on.
  init(script: (@Sendable (Exchange, Int) -> Void)? = nil) {
    self.script = script
  }

  var callsBackDirectly: Bool { true }

  var exchanges: [Exchange] {
    lock.lock()
    defer { lock.unlock() }
    return all
  }

  func send(
    _ request: TransportRequest, handler: @escaping @Sendable (TransportEvent) -> Void
  ) -> any Cancellable {
    let exchange = Exchange(request, handler)
    lock.lock()
    all.append(exchange)
    let number = all.count
    lock.unlock()
    script?(exchange, number)
    return CancellableToken { exchange.cancel() }
  }
}
