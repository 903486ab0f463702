extension Routing {
  /// The coordinators and the screens that live now, with the flows inside them.
  ///
  /// O(coordinators and screens).
  public var liveTree: LiveTree { LiveTree(roots: root.map { [$0.liveNode(by: nil)] } ?? []) }
}

extension AnyCoordinator {
  /// It with all below it.
  /// - Parameter segment: The segment that led to it.
  func liveNode(by segment: String?) -> LiveNode {
    let children = taggedChildren.map { $0.coordinator.liveNode(by: $0.segment) } + ownNodes
    return LiveNode(
      kind: .coordinator, name: "\(type(of: self))", step: segment,
      isVisible: rootViewController.viewIfLoaded?.window != nil, children: children)
  }

  /// The coordinators below it, with the segments that led to them.
  private var taggedChildren: [(segment: String?, coordinator: any AnyCoordinator)] {
    switch self {
    case let tabs as any TabBarControllerCoordinator: tabs.scenes.map { ($0.tag, $0.coordinator) }
    case let scenes as any SceneCoordinator: scenes.currentScene.map { [($0.tag, $0.coordinator)] } ?? []
    case let presenting as any PresentingCoordinator: presenting.partsForInspection
    case let pages as any NavigationControllerMetaCoordinator:
      pages.coordinators.map { ($0.route.isEmpty ? nil : $0.route.description, $0) }
    default: childCoordinators.map { (nil, $0) }
    }
  }

  /// The screens that are its own, or the flows.
  private var ownNodes: [LiveNode] {
    if let backed = self as? FlowBackedCoordinator { return backed.flowCoordinator.liveTree.roots }
    guard childCoordinators.isEmpty else { return [] }
    let screens = (rootViewController as? UINavigationController)?.viewControllers ?? [rootViewController]
    return screens.map { screen in
      LiveNode(
        kind: .screen, name: "\(type(of: screen))",
        step: screen.routeOfContext.isEmpty ? nil : screen.routeOfContext.description,
        isVisible: screen.viewIfLoaded?.window != nil, children: [])
    }
  }
}

extension PresentingCoordinator {
  fileprivate var partsForInspection: [(segment: String?, coordinator: any AnyCoordinator)] {
    [(nil, rootCoordinator)] + (presentedScene.map { [($0.tag, $0.coordinator)] } ?? [])
  }
}
