/// A segment, and what makes a coordinator for it whenever it is shown (Cordux).
@preconcurrency @MainActor
public final class GeneratingScene {
  /// The segment.
  public let tag: String
  private let factory: @MainActor () -> any AnyCoordinator

  /// Makes a scene.
  /// - Parameters:
  ///   - tag: The segment.
  ///   - factory: Makes the coordinator. It is kept as long as the scene, so let it hold the scene's owner `unowned`.
  public init(tag: String, factory: @escaping @MainActor () -> any AnyCoordinator) {
    self.tag = tag
    self.factory = factory
  }

  /// Makes a coordinator.
  public func buildCoordinator() -> any AnyCoordinator { factory() }
}
