extension Router {
  /// Presents a screen from another one, or from what contains that.
  public func present(
    _ screen: UIViewController, from presenter: UIViewController, animated: Bool = true, completion: Completion? = nil
  ) {
    perform("present \(name(screen)) from \(name(presenter))", in: presenter) { confirm in
      guard presenter.viewIfLoaded?.window != nil else { return confirm(.refused("the presenter is not in a window")) }
      if let other = presenter.presentedViewController {
        return confirm(.refused("the presenter already presents \(type(of: other))"))
      }
      presenter.present(screen, animated: animated) { confirm(.finished) }
      guard screen.presentingViewController != nil else { return confirm(.refused("the presenter has not taken it")) }
      // The completion handler is not called for one that is cancelled.
      presenter.transitionCoordinator?.animate(alongsideTransition: nil) { context in
        if context.isCancelled { confirm(.cancelled) }
      }
    } completion: {
      completion?($0)
    }
  }

  /// Dismisses a presented screen, and all that it presents.
  public func dismiss(_ screen: UIViewController, animated: Bool = true, completion: Completion? = nil) {
    perform("dismiss \(name(screen))", in: screen) { confirm in
      guard let presenter = screen.presentingViewController else {
        return confirm(.refused("it is not presented"))
      }
      presenter.dismiss(animated: animated) { confirm(.finished) }
      presenter.transitionCoordinator?.animate(alongsideTransition: nil) { context in
        if context.isCancelled { confirm(.cancelled) }
      }
    } completion: {
      completion?($0)
    }
  }

  /// Selects the tab of a controller; one that is selected already is done at once.
  public func select(
    _ tab: UIViewController, in tabs: UITabBarController, completion: Completion? = nil
  ) {
    perform("select \(name(tab)) in \(name(tabs))", in: tabs) { confirm in
      guard tabs.viewControllers?.contains(tab) == true else { return confirm(.refused("it has no tab")) }
      let isShown = tabs.viewIfLoaded?.window != nil
      guard tabs.selectedViewController !== tab else { return confirm(.finished) }
      if isShown { confirm.when(tab.rx.viewDidAppear) }
      tabs.selectedViewController = tab
      if !isShown { confirm(.finished) }
    } completion: {
      completion?($0)
    }
  }

  /// Makes a controller the root of a window.
  public func setRoot(_ controller: UIViewController, of window: UIWindow, completion: Completion? = nil) {
    perform("set the root \(name(controller))", in: window.rootViewController) { confirm in
      window.rootViewController = controller
      confirm(.finished)
    } completion: {
      completion?($0)
    }
  }
}
