/// Whether the element that ends a `take` is sent.
public enum TakeBehavior: Sendable {
  /// The element that meets the condition is the last one that is sent.
  case inclusive

  /// The element that meets the condition is not sent.
  case exclusive
}
