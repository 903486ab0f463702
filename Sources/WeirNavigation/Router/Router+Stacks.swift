extension Router {
  /// Hears how a transition has ended.
  public typealias Completion = @MainActor (TransitionOutcome) -> Void

  /// Pushes a screen.
  public func push(
    _ screen: UIViewController, on stack: UINavigationController, animated: Bool = true, completion: Completion? = nil
  ) {
    change(stack, "push \(name(screen)) on \(name(stack))", bringing: [screen], completion) {
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
  ///
  /// To these and no others, whatever has happened to the stack when its turn comes: for a list that is made of the screens
  /// that are there, `update` is the one to take.
  public func set(
    _ screens: [UIViewController], on stack: UINavigationController, animated: Bool = true,
    completion: Completion? = nil
  ) {
    change(stack, "set \(screens.map(name).joined(separator: ", ")) on \(name(stack))", bringing: screens, completion) {
      stack.setViewControllers(screens, animated: animated)
      return nil
    }
  }

  /// Sets the screens of a stack to what becomes of those that are there when its turn comes.
  ///
  ///     router.update(stack) { $0.removeAll { $0 is SignInViewController } }
  ///
  /// A list that was read when it was asked for may be out of date by then, and would bring back what has left.
  /// - Parameters:
  ///   - screens: What `body` adds, so that a flow that has contributed them knows that they are on their way.
  ///   - body: Changes the list, lowest screen first; called once, on the main actor.
  public func update(
    _ stack: UINavigationController, bringing screens: [UIViewController] = [], animated: Bool = true,
    completion: Completion? = nil, _ body: @escaping @MainActor (_ screens: inout [UIViewController]) -> Void
  ) {
    change(stack, "update \(name(stack))", bringing: screens, completion) {
      var updated = stack.viewControllers
      body(&updated)
      if updated != stack.viewControllers { stack.setViewControllers(updated, animated: animated) }
      return nil
    }
  }

  /// Changes a stack, and waits until its new top is shown if that has changed.
  ///
  /// What was asked for may be overtaken: the person goes back before a screen is shown. It is shown all the same, and then
  /// the next change of the host begins.
  /// - Parameter body: Asks for the change, or answers why it cannot.
  private func change(
    _ stack: UINavigationController, _ name: String, bringing screens: [UIViewController] = [],
    _ completion: Completion?,
    _ body: @escaping @MainActor () -> String?
  ) {
    perform(name, in: stack, bringing: screens) { confirm in
      let before = stack.topViewController
      let isShown = stack.viewIfLoaded?.window != nil
      // Listens first: a host may show it before the call returns.
      let target = Target(of: stack)
      if isShown {
        confirm.when(stack.rx.didShow.filter { target.isReached(by: $0.viewController) })
        // What nobody sees any more is done; in the next turn, when the host has taken the view out of the window.
        confirm.nextTurn(after: stack.rx.viewDidDisappear)
      }
      if let reason = body() { return confirm(.refused(reason)) }
      target.controller = stack.topViewController
      guard isShown, stack.topViewController !== before else { return confirm(.finished) }
      confirm.follow(stack)
    } completion: {
      completion?($0)
    }
  }

  func name(_ controller: UIViewController) -> String { "\(type(of: controller))" }
}

/// What a change of a stack leads to.
///
/// Asked by closures that are called on the main actor and do not say so.
@MainActor
private final class Target {
  private weak var stack: UINavigationController?
  /// The top after the change, once that is asked for.
  weak var controller: UIViewController?

  init(of stack: UINavigationController) { self.stack = stack }

  nonisolated func isReached(by shown: UIViewController) -> Bool {
    MainActor.assumeIsolated { shown === controller || shown === stack?.topViewController }
  }
}
