/// How a transition that a router was asked for has ended.
public enum TransitionOutcome: Equatable, Sendable {
  /// The host has done it.
  case finished
  /// The host has given it up: nothing has changed.
  case cancelled
  /// It could not begin, for a reason: nothing has changed.
  case refused(String)
  /// The host has not confirmed it within the deadline; whether it is done is not known.
  case lost
}
