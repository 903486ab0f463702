extension Router {
  /// Hears how a transition has ended.
  public typealias Completion = @MainActor (TransitionOutcome) -> Void

  /// Pushes a screen.
  public func push(
    _ screen: UIViewController, on stack: UINavigationController, animated: Bool = true, completion: Completion? = nil
  ) {
    change(stack, "push \(name(screen)) on \(name(stack))", completion) {
      if screen is UINavigationController { return "a navigation controller cannot be pushed: present it" }
      if stack.viewControllers.contains(screen) { return "it is on the stack already" }
      stack.pushViewController(screen, animated: animated)
      return stack.topViewController === screen ? nil : "the stack has not taken it"
    }
  }

  /// Pops what is on the top when it begins.
  public func pop(from stack: UINavigationController, animated: Bool = true, completion: Completion? = nil) {
    change(stack, "pop from \(name(stack))", completion) {
      stack.popViewController(animated: animated) == nil ? "only one screen is on the stack" : nil
    }
  }

  /// Pops all above a screen.
  public func pop(
    to screen: UIViewController, on stack: UINavigationController, animated: Bool = true, completion: Completion? = nil
  ) {
    change(stack, "pop to \(name(screen)) on \(name(stack))", completion) {
      guard stack.viewControllers.contains(screen) else { return "it is not on the stack" }
      stack.popToViewController(screen, animated: animated)
      return nil
    }
  }

  /// Pops all but the lowest screen.
  public func popToRoot(of stack: UINavigationController, animated: Bool = true, completion: Completion? = nil) {
    change(stack, "pop to the root of \(name(stack))", completion) {
      stack.popToRootViewController(animated: animated)
      return nil
    }
  }

  /// Sets the screens of a stack.
  public func set(
    _ screens: [UIViewController], on stack: UINavigationController, animated: Bool = true,
    completion: Completion? = nil
  ) {
    change(stack, "set \(screens.map(name).joined(separator: ", ")) on \(name(stack))", completion) {
      stack.setViewControllers(screens, animated: animated)
      return nil
    }
  }

  /// Changes a stack, and waits until its top is shown if that has changed.
  /// - Parameter body: Asks for the change, or answers why it cannot.
  private func change(
    _ stack: UINavigationController, _ name: String, _ completion: Completion?,
    _ body: @escaping @MainActor () -> String?
  ) {
    perform(name, in: stack) { confirm in
      let before = stack.topViewController
      let isShown = stack.viewIfLoaded?.window != nil
      // Listens first: a host may show it before the call returns.
      if isShown { confirm.when(stack.rx.didShow.filter { [weak stack] in $0.viewController === stack?.top }) }
      if let reason = body() { return confirm(.refused(reason)) }
      guard isShown, stack.topViewController !== before else { return confirm(.finished) }
      confirm.follow(stack)
    } completion: {
      completion?($0)
    }
  }

  func name(_ controller: UIViewController) -> String { "\(type(of: controller))" }
}

extension UINavigationController {
  /// The top, for closures that are called on the main actor and do not say so.
  nonisolated fileprivate var top: UIViewController? { MainActor.assumeIsolated { topViewController } }
}
