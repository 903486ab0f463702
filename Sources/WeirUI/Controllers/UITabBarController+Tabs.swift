#if !canImport(UIKit)
  import Foundation
  import WeirReporting

  extension UITabBarController {
    func selectIndex(_ index: Int) {
      guard tabs.indices.contains(index) else {
        return reportNoTab("index \(index) of \(tabs.count) tabs")
      }
      select(tabs[index])
    }

    func selectController(_ controller: UIViewController?) {
      guard let controller else { return }
      guard tabs.contains(where: { $0 === controller }) else { return reportNoTab("\(type(of: controller))") }
      select(controller)
    }

    private func reportNoTab(_ value: String) {
      WeirDiagnostics.report(
        "UITabBarController", rule: "only a tab that is there can be selected",
        value: "\(value) was selected in \(type(of: self))", remedy: "select one of viewControllers")
    }

    private func select(_ controller: UIViewController?, animated: Bool = false) {
      guard controller !== selected else { return }
      selected = controller
      queue.add(TabTransition(to: controller, in: self, animated: animated))
    }

    func replaceTabs(by controllers: [UIViewController], animated: Bool) {
      let index = selected == nil ? 0 : selectedIndex
      let old = tabs
      tabs = []
      for controller in controllers where !tabs.contains(where: { $0 === controller }) {
        if old.contains(where: { $0 === controller }) || mayTakeIn(controller) { tabs.append(controller) }
      }
      let wanted = Set(tabs.map(ObjectIdentifier.init))
      let leaving = old.filter { !wanted.contains(ObjectIdentifier($0)) }
      for controller in leaving { controller.willMove(toParent: nil) }
      for controller in tabs where controller.storedParent !== self { takeIn(controller) }
      if selected == nil || !tabs.contains(where: { $0 === selected }) {
        select(tabs.isEmpty ? nil : tabs[min(index, tabs.count - 1)], animated: animated)
      }
      for controller in leaving where controller.storedParent === self && !isInUse(controller) { letGo(controller) }
    }

    private func mayTakeIn(_ controller: UIViewController) -> Bool {
      let isTaken = controller.storedParent?.decidesWhichChildIsShown == true && controller.storedParent !== self
      guard isTaken || controller.presenter != nil || controller.ownWindow != nil else { return true }
      WeirDiagnostics.report(
        "UITabBarController", rule: "a child has one parent",
        value: "\(type(of: controller)) was given to \(type(of: self))",
        remedy: "take it out of its parent or window first")
      return false
    }

    private func takeIn(_ controller: UIViewController) {
      if controller.storedParent != nil { controller.leaveParent() }
      controller.willMove(toParent: self)
      controller.storedParent = self
      controller.didMove(toParent: self)
    }

    /// Whether it is shown, or part of a transition that runs or waits.
    private func isInUse(_ controller: UIViewController) -> Bool {
      controller === shown || controller === queue.running?.to || controller === queue.running?.from
    }

    /// It has no tab any more, and is not shown.
    func letGo(_ controller: UIViewController) {
      controller.storedParent = nil
      controller.take(.gone, animated: false)
      controller.flags.remove(.isMovingFromParent)
      controller.didMove(toParent: nil)
      storedView?.window?.host?.didLeave(controller)
    }

    /// Does what a tap on a tab does: asks the delegate, selects it, or goes back to the first screen of its stack where it
    /// is selected.
    /// - Returns: Whether the delegate let it be.
    @discardableResult public func personTapsTab(at index: Int) -> Bool {
      guard tabs.indices.contains(index) else { return false }
      let controller = tabs[index]
      guard delegate?.tabBarController(self, shouldSelect: controller) ?? true else { return false }
      if controller === selected {
        (controller as? UINavigationController)?.popToRootViewController(animated: true)
      } else {
        select(controller)
      }
      delegate?.tabBarController(self, didSelect: controller)
      tabWatcher?(.didSelect(controller))
      return true
    }

    // MARK: View

    func loadTabView() {
      let view = TabsView(frame: UIScreen.main.bounds)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      let content = UIView(frame: view.bounds)
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(content)
      view.addSubview(tabBar)
      view.tabs = self
      self.content = content
      self.view = view
    }

    /// Puts the view of the tab that is shown into the content.
    func installShown() {
      loadViewIfNeeded()
      guard let content, let shown else { return }
      put(shown.loadedView, in: content)
      if shown.role == .gone { shown.role = .shown }
    }

    func put(_ view: UIView, in content: UIView) {
      guard view.superview !== content else { return }
      if view.frame != content.bounds { view.frame = content.bounds }
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      content.addSubview(view)
    }
  }
#endif
