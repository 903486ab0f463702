/// A coordinator with the segment that stands for it (Cordux).
@preconcurrency @MainActor
public final class Scene {
  /// The segment.
  public let tag: String
  /// The coordinator.
  public let coordinator: any AnyCoordinator

  /// Makes a scene.
  public init(tag: String, coordinator: any AnyCoordinator) {
    self.tag = tag
    self.coordinator = coordinator
  }
}

extension Scene: @MainActor RouteConvertible {
  /// The segment, and then the route of the coordinator.
  public func route() -> Route { Route(tag) + coordinator.route }
}
