/// Which nodes of a graph to keep.
public enum NodeFilter: String, Sendable, CaseIterable {
  /// Only flows and coordinators.
  case flows
  /// Only screens.
  case screens

  /// Whether a node of a kind is kept.
  public func keeps(_ kind: NavigationNode.Kind) -> Bool {
    switch self {
    case .flows: kind != .screen
    case .screens: kind == .screen
    }
  }
}
