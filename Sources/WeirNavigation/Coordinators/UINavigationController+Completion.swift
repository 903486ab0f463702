// Transitions of a stack that say when they are done (Cordux's names). They go through the router of the coordinators to whose
// controllers the stack belongs, or else through the one of all.
extension UINavigationController {
  /// Pushes a screen in its turn, and then calls the handler.
  public func pushViewController(
    _ viewController: UIViewController, animated: Bool, completion: @escaping () -> Void
  ) {
    transitionRouter.push(viewController, on: self, animated: animated) { _ in completion() }
  }

  /// Pops what is on the top in its turn, and then calls the handler.
  public func popViewController(animated: Bool, completion: @escaping () -> Void) {
    transitionRouter.pop(from: self, animated: animated) { _ in completion() }
  }

  /// Pops all above a screen in its turn, and then calls the handler.
  public func popToViewController(
    _ viewController: UIViewController, animated: Bool, completion: @escaping () -> Void
  ) {
    transitionRouter.pop(to: viewController, on: self, animated: animated) { _ in completion() }
  }

  /// Pops all but the lowest screen in its turn, and then calls the handler.
  /// - Returns: The screens that are above the lowest one now.
  @discardableResult
  public func popToRootViewController(animated: Bool, completion: @escaping () -> Void) -> [UIViewController]? {
    let leaving = Array(viewControllers.dropFirst())
    transitionRouter.popToRoot(of: self, animated: animated) { _ in completion() }
    return leaving.isEmpty ? nil : leaving
  }

  /// Sets the stack in its turn, and then calls the handler.
  public func setViewControllers(
    _ viewControllers: [UIViewController], animated: Bool, completion: @escaping () -> Void
  ) {
    transitionRouter.set(viewControllers, on: self, animated: animated) { _ in completion() }
  }
}
