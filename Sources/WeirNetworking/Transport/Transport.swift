/// What carries requests to a server and brings back what it says.
///
/// The provider speaks to servers by this only, so a test, a cache or a recorder can stand in its place or around it.
@preconcurrency
public protocol Transport: Sendable {
  /// Whether it calls its handlers where callers want to be called.
  ///
  /// A caller that named no queue is then called by the handler itself, and else on the main queue. False unless given.
  var callsBackDirectly: Bool { get }

  /// Sends a request.
  ///
  /// The handler may be called on any thread, before this returns, too, but one call after the other. `finished` comes exactly
  /// once, and last; after a cancellation as well, with `URLError.cancelled`.
  /// - Returns: What cancels it.
  func send(_ request: TransportRequest, handler: @escaping @Sendable (TransportEvent) -> Void) -> any Cancellable
}

extension Transport {
  /// False.
  public var callsBackDirectly: Bool { false }
}
