import WeirNavigation

/// What a change of the route costs through store, router, coordinator, host and lifecycle, with empty screens.
extension Case {
  /// A change that pushes a screen, and one that pops it.
  static let routePushAndPop = Case(name: "a route pushed and popped", count: 2_000) {
    let coordinator = BenchmarkCoordinator()
    await coordinator.show()
    return {
      await coordinator.change(.push(["a"]))
      await coordinator.change(.pop(["a"]))
    }
  }

  /// The same screens without store, router and coordinator: the limit.
  static let pushAndPopByHand = Case(name: "by hand: push and pop", count: 2_000) {
    let host = HeadlessHost()
    let stack = UINavigationController(rootViewController: UIViewController())
    host.show(stack)
    await host.settle()
    return {
      stack.pushViewController(UIViewController(), animated: false)
      await host.settle()
      stack.popViewController(animated: false)
      await host.settle()
    }
  }

  static let coordinators = [routePushAndPop, pushAndPopByHand]
}
