#if !canImport(UIKit)
  extension UIViewController {
    /// The nearest navigation controller that it is in.
    public var navigationController: UINavigationController? {
      storedParent?.nearest { $0 is UINavigationController } as? UINavigationController
    }

    /// The nearest tab bar controller that it is in.
    public var tabBarController: UITabBarController? {
      storedParent?.nearest { $0 is UITabBarController } as? UITabBarController
    }

    /// What runs closures along with the animated transition that it takes part in, or that was asked for.
    public var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
      guard let transition = currentTransition, transition.isAnimated else { return nil }
      if let coordinator = transition.coordinator { return coordinator }
      let coordinator = TransitionCoordinator(transition)
      // Asked for only after the host has begun: what is to run alongside then runs at once.
      if transition.state == .running, transition.host != nil { coordinator.begin() }
      transition.coordinator = coordinator
      return coordinator
    }

    /// The latest transition that was asked for of the nearest container, and is not over.
    private var currentTransition: ScreenTransition? {
      var candidate: UIViewController? = self
      while let current = candidate {
        if let queue = current.ownQueue, let transition = queue.waiting.last ?? queue.running { return transition }
        candidate = current.storedParent
      }
      let queue = (outermost.ownWindow ?? storedView?.window)?.storedPresentations
      return queue?.waiting.last ?? queue?.running
    }
  }
#endif
