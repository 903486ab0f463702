/// A flow, a coordinator or a screen that lives, with what is below it.
public struct LiveNode: Equatable, Sendable, Codable {
  /// What it is.
  public enum Kind: String, Sendable, Codable {
    /// A flow.
    case flow
    /// A coordinator.
    case coordinator
    /// A screen that a flow has contributed, or that a coordinator shows.
    case screen
    /// A controller inside a screen.
    case child
  }

  /// What it is.
  public let kind: Kind
  /// The name of its type.
  public let name: String
  /// The step that led to it, without the values that it carries, or the segment of a route; what was begun by hand has none.
  public let step: String?
  /// Whether it is shown; of a flow, whether anything below it is.
  public let isVisible: Bool
  /// What is below it, in the order in which it was added.
  public let children: [LiveNode]
}
