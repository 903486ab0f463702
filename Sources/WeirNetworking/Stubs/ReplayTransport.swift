/// Answers from a recording that a `RecordingTransport` has made.
///
/// A request is recognised by its method, its URL and its body, with secrets hidden. What was recorded several times is answered
/// in that order, and the last answer then again and again. A request that was not recorded fails with a `ReplayFault`.
public final class ReplayTransport: Transport {
  private let exchanges: Guarded<[RecordedExchange.Request: [RecordedExchange]]>
  private let known: [String]
  private let redaction: Redaction

  /// Reads a recording.
  /// - Parameter redaction: The one that it was recorded with.
  /// - Throws: `RecordingFault` with the line that is wrong, or what reading the file throws.
  public init(file: URL, redaction: Redaction = .default) throws {
    let lines = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    var read: [RecordedExchange] = []
    for (index, line) in lines.enumerated() where !line.allSatisfy(\.isWhitespace) {
      do {
        read.append(try JSONDecoder().decode(RecordedExchange.self, from: Data(line.utf8)))
      } catch {
        throw RecordingFault(file: file.path, line: index + 1, reason: "\(error)")
      }
    }
    exchanges = Guarded(Dictionary(grouping: read, by: \.request))
    known = read.map { "\($0.request.method) \($0.request.url)" }
    self.redaction = redaction
  }

  /// True.
  public var callsBackDirectly: Bool { true }

  /// Answers a request before it returns.
  public func send(
    _ request: TransportRequest, handler: @escaping @Sendable (TransportEvent) -> Void
  ) -> any Cancellable {
    let key = RecordedExchange.Request(request.urlRequest, redaction)
    let exchange = exchanges.withLock { exchanges -> RecordedExchange? in
      guard let queue = exchanges[key] else { return nil }
      if queue.count > 1 { exchanges[key]?.removeFirst() }
      return queue.first
    }
    let fault = ReplayFault(request: "\(key.method) \(key.url)", known: known)
    handler(.finished(exchange?.outcome(request) ?? TransportOutcome(response: nil, error: fault)))
    return CancellableToken {}
  }
}
