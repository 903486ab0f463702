/// A way from a flow, a coordinator or a screen to another.
public struct NavigationEdge: Hashable, Sendable {
  /// How the child comes to be shown.
  public enum Kind: String, Sendable, CaseIterable {
    /// A child flow or coordinator.
    case flow
    /// A screen that a flow contributes, or that a coordinator shows as its own.
    case screen
    /// A screen that a flow shows without contributing it, so that its steps are not heard (`~`).
    case shown
    /// A screen that is contained in another one (`+`).
    case child
    /// A screen that another screen shows by itself, past its flow (`!`).
    case direct
  }

  /// Who leads to the child.
  public let parent: NavigationNode.ID
  /// The step, route or method that leads to the child; nil between screens.
  public let step: String?
  /// Who is shown.
  public let child: NavigationNode.ID
  /// How the child comes to be shown.
  public let kind: Kind
  /// Where the source says so.
  public let place: SourcePlace

  /// Creates an edge.
  public init(
    parent: NavigationNode.ID, step: String?, child: NavigationNode.ID, kind: Kind, place: SourcePlace
  ) {
    self.parent = parent
    self.step = step
    self.child = child
    self.kind = kind
    self.place = place
  }
}
