#if !canImport(UIKit)
  import Foundation

  /// How a person gets from screen to screen.
  extension HeadlessHost {
    /// The window in front: of the highest level, and of those the one that was shown last.
    var frontWindow: UIWindow? {
      var front: UIWindow?
      for window in windowScene.windows where !window.isHidden {
        if let present = front, present.windowLevel.rawValue > window.windowLevel.rawValue { continue }
        front = window
      }
      return front
    }

    /// The controller that a person sees: the last one presented, and in it what its containers show.
    ///
    /// A container of the app's own shows the child that fills it, or else the largest stack or tabs in it.
    public var visibleViewController: UIViewController? {
      guard var controller = frontController else { return nil }
      while let next = Self.shownChild(of: controller) { controller = next }
      return controller
    }

    private static func shownChild(of controller: UIViewController) -> UIViewController? {
      switch controller {
      case let stack as UINavigationController: stack.topViewController
      case let tabs as UITabBarController: tabs.selectedViewController
      default: childInFront(of: controller)
      }
    }

    private static func childInFront(of container: UIViewController) -> UIViewController? {
      guard let view = container.viewIfLoaded else { return nil }
      let children = container.children.filter { child in
        guard let shown = child.viewIfLoaded, !shown.isHidden, shown.alpha > 0 else { return false }
        return shown.isDescendant(of: view)
      }
      if let filling = children.last(where: { $0.area(in: view) == view.bounds }) { return filling }
      return children.filter { $0 is UINavigationController || $0 is UITabBarController }.max {
        $0.area(in: view).size.area < $1.area(in: view).size.area
      }
    }

    /// The items of the bar of the screen that is seen.
    var barItems: [UIBarButtonItem] {
      guard let controller = visibleViewController, let stack = controller.navigationController,
        !stack.isNavigationBarHidden
      else { return [] }
      let item = controller.navigationItem
      return (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? []) + (controller.toolbarItems ?? [])
    }

    /// Taps the tab with a title.
    public func tapTab(_ title: String) throws(PersonRefusal) {
      let titles = visibleViewController?.tabBarController?.tabBar.items?.map(\.title) ?? []
      guard let index = titles.firstIndex(of: title) else {
        throw PersonRefusal(.notFound, subject: "tab '\(title)'", act: "tap")
      }
      try tapTab(index)
    }

    /// Taps the button that leads back.
    public func tapBack() throws(PersonRefusal) {
      let stack = try stackThatGoesBack("tap on the back button")
      let item = visibleViewController?.navigationItem
      guard !stack.isNavigationBarHidden, item?.hidesBackButton != true,
        item?.leftBarButtonItems?.isEmpty != false || item?.leftItemsSupplementBackButton == true
      else { throw PersonRefusal(.hidden, subject: "the back button", act: "tap") }
      if let reason = reasonOutOfReach(stack.navigationBar) {
        throw PersonRefusal(reason, subject: "the back button", act: "tap")
      }
      stack.popViewController(animated: true)
    }

    /// Swipes back from the edge, all the way.
    public func swipeBack() throws(PersonRefusal) { try beginSwipeBack().finish() }

    /// Begins to swipe back; the test calls `update`, and `finish` or `cancel` of the transition.
    @discardableResult public func beginSwipeBack() throws(PersonRefusal) -> ScreenTransition {
      let stack = try stackThatGoesBack("swipe back")
      guard stack.allowsSwipeBack else {
        throw PersonRefusal(
          .declined(by: "interactivePopGestureRecognizer"), subject: "\(Swift.type(of: stack))", act: "swipe back")
      }
      guard let transition = stack.beginInteractivePop() else {
        throw PersonRefusal(.covered(by: "a transition"), subject: "\(Swift.type(of: stack))", act: "swipe back")
      }
      return transition
    }

    private func stackThatGoesBack(_ act: String) throws(PersonRefusal) -> UINavigationController {
      guard let stack = visibleViewController?.navigationController, stack.viewControllers.count > 1 else {
        throw PersonRefusal(.notFound, subject: "a screen to go back to", act: act)
      }
      if let moving = transitions.first {
        throw PersonRefusal(.covered(by: "the transition \(moving)"), subject: "\(Swift.type(of: stack))", act: act)
      }
      return stack
    }

    /// Pulls the sheet in front down, all the way.
    public func pullDown() throws(PersonRefusal) { try beginPullDown().finish() }

    /// Begins to pull the sheet in front down; the test calls `update`, and `finish` or `cancel` of the transition.
    @discardableResult public func beginPullDown() throws(PersonRefusal) -> ScreenTransition {
      guard let sheet = frontController, sheet.presenter != nil else {
        throw PersonRefusal(.notFound, subject: "a sheet", act: "pull down")
      }
      guard transitions.isEmpty else {
        throw PersonRefusal(.covered(by: "a transition"), subject: "\(Swift.type(of: sheet))", act: "pull down")
      }
      guard let transition = sheet.beginInteractiveDismissal() else {
        let held = sheet.isHeldByContent ? "isModalInPresentation" : "its style or its delegate"
        throw PersonRefusal(.declined(by: held), subject: "\(Swift.type(of: sheet))", act: "pull down")
      }
      return transition
    }

    /// Taps a tab, counted from 0.
    public func tapTab(_ index: Int) throws(PersonRefusal) {
      guard let tabs = visibleViewController?.tabBarController else {
        throw PersonRefusal(.notFound, subject: "a tab bar", act: "tap tab \(index)")
      }
      guard tabs.viewControllers?.indices.contains(index) == true else {
        throw PersonRefusal(.notFound, subject: "tab \(index)", act: "tap")
      }
      if let reason = reasonOutOfReach(tabs.tabBar) {
        throw PersonRefusal(reason, subject: "tab \(index)", act: "tap")
      }
      guard tabs.tabBar.items?[index].isEnabled != false else {
        throw PersonRefusal(.disabled, subject: "tab \(index)", act: "tap")
      }
      guard tabs.personTapsTab(at: index) else {
        throw PersonRefusal(.declined(by: "the tab bar controller's delegate"), subject: "tab \(index)", act: "tap")
      }
    }
  }

  extension UIViewController {
    /// What its view takes up of a container's.
    fileprivate func area(in container: UIView) -> CGRect {
      guard let view = viewIfLoaded, !container.bounds.isEmpty else { return .null }
      return view.convert(view.bounds, to: container).intersection(container.bounds)
    }
  }

  extension CGSize {
    fileprivate var area: CGFloat { width * height }
  }
#endif
