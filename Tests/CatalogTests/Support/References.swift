import Weir

/// Counts which of some objects still live.
@MainActor
final class References {
  private struct Reference {
    weak var object: AnyObject?
  }

  private var references: [Reference] = []

  /// All coordinators below one, and all their screens.
  func add(_ coordinator: any AnyCoordinator) {
    add(coordinator as AnyObject)
    add(coordinator.rootViewController)
    for child in coordinator.childCoordinators { add(child) }
    let stack = coordinator.rootViewController as? UINavigationController
    for screen in stack?.viewControllers ?? [] { add(screen) }
  }

  func add(_ object: AnyObject) { references.append(Reference(object: object)) }

  var count: Int { references.count }

  /// The types of those that live.
  var living: [String] { references.compactMap(\.object).map { "\(type(of: $0))" } }
}
