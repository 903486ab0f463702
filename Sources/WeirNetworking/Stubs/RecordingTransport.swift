/// Writes down what another transport carries, for a `ReplayTransport` to answer from.
///
/// The file has a line of JSON for each request that has ended; one that is there already is gone on with. Secrets are hidden as
/// in logs. Requests that were cancelled are left out. A file that cannot be written is reported to `WeirDiagnostics`, once,
/// and the requests go on.
public final class RecordingTransport: Transport {
  private let transport: any Transport
  private let file: URL
  private let redaction: Redaction
  private let hasFailed = Guarded(false)

  /// Makes a recorder around a transport.
  public init(_ transport: any Transport, file: URL, redaction: Redaction = .default) {
    self.transport = transport
    self.file = file
    self.redaction = redaction
  }

  /// As the other transport does.
  public var callsBackDirectly: Bool { transport.callsBackDirectly }

  /// Sends a request by the other transport.
  public func send(
    _ request: TransportRequest, handler: @escaping @Sendable (TransportEvent) -> Void
  ) -> any Cancellable {
    transport.send(request) { [self] event in
      if case .finished(let outcome) = event, (outcome.error as? URLError)?.code != .cancelled {
        write(RecordedExchange(request.urlRequest, outcome, redaction))
      }
      handler(event)
    }
  }

  private func write(_ exchange: RecordedExchange) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let fault = hasFailed.withLock { hasFailed -> (any Error)? in
      do {
        try append(try encoder.encode(exchange) + Data("\n".utf8))
        return nil
      } catch {
        defer { hasFailed = true }
        return hasFailed ? nil : error
      }
    }
    guard let fault else { return }
    WeirDiagnostics.report(
      "RecordingTransport", rule: "the file must be writable", value: "\(file.path): \(fault)",
      remedy: "make its folder, or record to another file")
  }

  private func append(_ line: Data) throws {
    if !FileManager.default.fileExists(atPath: file.path) { return try line.write(to: file) }
    let handle = try FileHandle(forWritingTo: file)
    try handle.seekToEnd()
    try handle.write(contentsOf: line)
    try handle.close()
  }
}
