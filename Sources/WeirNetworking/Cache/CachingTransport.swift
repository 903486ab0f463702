/// Answers requests from a cache by the rules of HTTP, and by another transport where those say so.
///
/// It is the cache of one person (RFC 9111): freshness by `max-age`, `Expires` or a tenth of the age; `no-store`, `no-cache`,
/// `must-revalidate`; `Vary`; asking again by `ETag` and `Last-Modified`; `stale-if-error`. A request's own `Cache-Control` and
/// its `cachePolicy` are obeyed. Answers are kept apart by `Authorization`, whatever `Vary` says. What changes something at the
/// server makes the answers of its URL forgotten.
public final class CachingTransport: Transport {
  /// The answers that are kept.
  public let cache: HTTPCache

  private let transport: any Transport
  private let now: @Sendable () -> Date

  /// Makes a cache around a transport.
  /// - Parameter now: The time.
  @preconcurrency
  public init(
    _ transport: any Transport, cache: HTTPCache = HTTPCache(), now: @escaping @Sendable () -> Date = { Date() }
  ) {
    self.transport = transport
    self.cache = cache
    self.now = now
  }

  /// As the other transport does.
  public var callsBackDirectly: Bool { transport.callsBackDirectly }

  /// Answers a request, or sends it by the other transport.
  public func send(
    _ request: TransportRequest, handler: @escaping @Sendable (TransportEvent) -> Void
  ) -> any Cancellable {
    guard CacheRules.mayUse(request), let url = request.urlRequest.url else { return pass(request, handler) }
    let answer = cache.answer(for: request.urlRequest)
    switch CacheRules.use(answer, for: request.urlRequest, now: now()) {
    case .answer:
      let outcome = answer?.outcome(url, now())
      handler(.finished(outcome ?? TransportOutcome(response: nil, error: URLError(.resourceUnavailable))))
      return CancellableToken {}
    case .unavailable:
      handler(.finished(Self.unavailable(request.urlRequest, url)))
      return CancellableToken {}
    case .load:
      return load(request, nil, [:], handler)
    case .revalidate(let fields):
      return load(request, answer, fields, handler)
    }
  }

  /// Asks the server, with what is kept in hand.
  private func load(
    _ request: TransportRequest, _ kept: CachedAnswer?, _ conditions: [String: String],
    _ handler: @escaping @Sendable (TransportEvent) -> Void
  ) -> any Cancellable {
    var asked = request
    for (name, value) in conditions { asked.urlRequest.setValue(value, forHTTPHeaderField: name) }
    let requested = now()
    return transport.send(asked) { [self] event in
      guard case .finished(let outcome) = event else { return handler(event) }
      handler(.finished(conclude(request.urlRequest, kept, outcome, requested)))
    }
  }

  private func conclude(
    _ request: URLRequest, _ kept: CachedAnswer?, _ outcome: TransportOutcome, _ requested: Date
  ) -> TransportOutcome {
    let received = now()
    guard let url = request.url else { return outcome }
    if let kept, CacheRules.mayStandIn(kept, for: outcome, now: received) { return kept.outcome(url, received) }
    guard outcome.error == nil, let response = outcome.response else { return outcome }
    let fields = CachedAnswer.fields(response)
    if var kept, response.statusCode == 304 {
      kept.update(fields, requested: requested, received: received)
      cache.store(kept, for: request)
      return kept.outcome(url, received)
    }
    guard CacheRules.mayStore(request, response.statusCode, fields) else {
      // A newer answer that is not to be kept makes the older one worthless all the same.
      if kept != nil { cache.remove(url) }
      return outcome
    }
    let answer = CachedAnswer(
      statusCode: response.statusCode, headers: fields, data: outcome.data,
      varying: CacheRules.varying(fields, request), requested: requested, received: received)
    cache.store(answer, for: request)
    return outcome
  }

  /// Sends what no cache can answer; when that changes something, what is kept of it is worth nothing (RFC 9111, 4.4).
  private func pass(
    _ request: TransportRequest, _ handler: @escaping @Sendable (TransportEvent) -> Void
  ) -> any Cancellable {
    guard !HTTPMethod(rawValue: request.urlRequest.httpMethod ?? "GET").isSafe, let url = request.urlRequest.url else {
      return transport.send(request, handler: handler)
    }
    return transport.send(request) { [cache] event in
      if case .finished(let outcome) = event, let code = outcome.statusCode, (200..<400).contains(code) {
        cache.remove(url)
        for name in ["Location", "Content-Location"] {
          let other = outcome.response?.value(forHTTPHeaderField: name).flatMap { URL(string: $0, relativeTo: url) }
          if let other, other.host == url.host { cache.remove(other.absoluteURL) }
        }
      }
      handler(event)
    }
  }

  private static func unavailable(_ request: URLRequest, _ url: URL) -> TransportOutcome {
    if request.cachePolicy == .returnCacheDataDontLoad {
      return TransportOutcome(response: nil, error: URLError(.resourceUnavailable))
    }
    return TransportOutcome(
      response: HTTPURLResponse(url: url, statusCode: 504, httpVersion: "HTTP/1.1", headerFields: [:]))
  }
}
