/// How one virtual time lies to another.
public enum VirtualTimeComparison: Sendable {
  /// The first is earlier.
  case lessThan
  /// Both are the same.
  case equal
  /// The first is later.
  case greaterThan
}
