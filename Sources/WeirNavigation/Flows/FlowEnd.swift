/// A flow that has ended, and how.
public struct FlowEnd {
  /// How a flow has ended.
  public enum Cause: String, Sendable {
    /// It said so.
    case finished
    /// Its root or its last screen has left, by whatever way.
    case dismissed
    /// A flow above it has ended.
    case withParent
  }

  /// The flow.
  public let flow: any Flow
  /// How it has ended.
  public let cause: Cause
}
