/// What the sample answers in the place of what was asked for.
public enum SampleFault: String, CaseIterable, Sendable {
  /// No fault.
  case none = "ok"
  /// There is no network.
  case offline
  /// The server is out of order.
  case server = "500"
  /// The server refuses it.
  case refused = "403"
  /// A token is asked for.
  case unauthorized = "401"
  /// Something that is no JSON.
  case garbage
}
