/// Whether a request is answered by a stub.
public enum StubBehavior: Equatable, Sendable {
  /// It goes to the server.
  case never

  /// It is answered before `request` returns.
  case immediate

  /// It is answered later, by the provider's scheduler.
  case delayed(seconds: TimeInterval)
}
