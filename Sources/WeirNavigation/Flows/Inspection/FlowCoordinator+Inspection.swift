extension FlowCoordinator {
  /// The flows and the screens that live now.
  ///
  /// O(flows and screens).
  public var liveTree: LiveTree { LiveTree(roots: tree.roots.inOrder.map(\.live)) }
}

extension FlowNode {
  /// It with all below it; from the lowest up, so that deep trees do not grow the stack.
  var live: LiveNode {
    var made: [ObjectIdentifier: LiveNode] = [:]
    for node in subtree.reversed() {
      let flows = node.children.inOrder.compactMap { child in
        made.removeValue(forKey: ObjectIdentifier(child)).map { (order: child.order, node: $0) }
      }
      made[ObjectIdentifier(node)] = node.live(above: flows)
    }
    return made[ObjectIdentifier(self)] ?? live(above: [])
  }

  private func live(above flows: [(order: Int, node: LiveNode)]) -> LiveNode {
    let shown = screens.inOrder.map { (order: $0.order, node: $0.live) }
    let inside = (flow as? CoordinatorFlow).map { [$0.coordinator.liveNode(by: nil)] } ?? []
    let below = (flows + shown).sorted { $0.order < $1.order }.map(\.node) + inside
    return LiveNode(
      kind: .flow, name: name, step: via?.caseName, isVisible: below.contains { $0.isVisible } || isRootVisible,
      children: below)
  }

  private var isRootVisible: Bool { (flow?.root as? UIViewController)?.viewIfLoaded?.window != nil }
}

extension Contribution {
  fileprivate var live: LiveNode {
    let controller = presentable as? UIViewController
    return LiveNode(
      kind: .screen, name: name, step: via?.caseName, isVisible: isVisible, children: controller.map(Self.inside) ?? [])
  }

  /// The controllers inside a screen; a stack and tabs hold screens of their own.
  private static func inside(_ controller: UIViewController) -> [LiveNode] {
    if controller is UINavigationController || controller is UITabBarController { return [] }
    return controller.children.map {
      LiveNode(
        kind: .child, name: "\(type(of: $0))", step: nil, isVisible: $0.viewIfLoaded?.window != nil,
        children: inside($0))
    }
  }
}

extension String {
  /// The text of an enum's case without the values that it carries.
  fileprivate var caseName: String { String(prefix { $0 != "(" }) }
}
