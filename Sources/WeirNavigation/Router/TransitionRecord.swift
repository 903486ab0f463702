/// A transition that a router has carried out, and how it ended.
public struct TransitionRecord: Equatable, Sendable {
  /// Its number, from 1 on, in the order in which it was asked for.
  public let number: Int
  /// What it was, in words.
  public let name: String
  /// How it ended.
  public let outcome: TransitionOutcome
}
