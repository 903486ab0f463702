#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  /// Programs that change screens, views and lists while they are told of a change: all comes to rest, and agrees then.
  @MainActor @Suite struct ReentrancyTests {
    /// A screen that does something once, at a moment.
    private final class Screen: UIViewController {
      var moments: [String: (Screen) -> Void] = [:]
      var log: [String] = []

      private func reach(_ moment: String) {
        log.append(moment)
        moments.removeValue(forKey: moment)?(self)
      }

      override func viewWillAppear(_ animated: Bool) { reach("willAppear") }
      override func viewDidAppear(_ animated: Bool) { reach("didAppear") }
      override func viewWillDisappear(_ animated: Bool) { reach("willDisappear") }
      override func viewDidDisappear(_ animated: Bool) { reach("didDisappear") }
      override func viewDidLayoutSubviews() { reach("didLayout") }

      private static let next = [
        "": ["willAppear"], "willAppear": ["didAppear", "willDisappear"], "didAppear": ["willDisappear"],
        "willDisappear": ["didDisappear", "willAppear"], "didDisappear": ["willAppear"],
      ]

      /// Whether each begun appearance was ended or given up, and the last one is that of a screen in a window, or not.
      var isBalanced: Bool {
        let moments = log.filter { $0 != "didLayout" }
        let isInOrder = zip([""] + moments, moments).allSatisfy { Self.next[$0]?.contains($1) == true }
        let last = moments.last ?? "didDisappear"
        return isInOrder && last == (viewIfLoaded?.window == nil ? "didDisappear" : "didAppear")
      }
    }

    private let host = HeadlessHost()
    private let first = Screen()
    private let second = Screen()
    private let third = Screen()

    private func stack() async -> UINavigationController {
      let stack = UINavigationController(rootViewController: first)
      host.show(stack)
      await host.settle()
      return stack
    }

    private func expectRest(_ stack: UINavigationController, _ screens: [UIViewController]) async {
      await host.settle()
      #expect(host.isSettled && host.transitions.isEmpty)
      #expect(stack.viewControllers == screens)
      #expect(stack.topViewController?.viewIfLoaded?.window != nil, "the top is what is seen")
      for screen in [first, second, third] { #expect(screen.isBalanced, "\(screen.log)") }
    }

    @Test(arguments: ["willAppear", "didAppear", "willDisappear", "didDisappear", "didLayout"])
    func anotherPushAtAnyMoment(moment: String) async {
      let stack = await stack()
      let screen = moment.hasSuffix("isappear") ? first : second
      screen.moments[moment] = { [third] _ in stack.pushViewController(third, animated: true) }
      stack.pushViewController(second, animated: true)
      await expectRest(stack, [first, second, third])
    }

    @Test(arguments: ["willAppear", "didAppear", "didLayout"])
    func aScreenThatGoesBackAtOnce(moment: String) async {
      let stack = await stack()
      second.moments[moment] = { _ in stack.popViewController(animated: true) }
      stack.pushViewController(second, animated: true)
      await expectRest(stack, [first])
    }

    @Test(arguments: ["willAppear", "didAppear", "willDisappear", "didDisappear"])
    func anotherStackAtAnyMoment(moment: String) async {
      let stack = await stack()
      let screen = moment.hasSuffix("isappear") ? first : second
      screen.moments[moment] = { [second, third] _ in stack.setViewControllers([third, second], animated: false) }
      stack.pushViewController(second, animated: true)
      await expectRest(stack, [third, second])
    }

    private final class Back: UINavigationControllerDelegate {
      var pops = 1
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
      ) {
        guard pops > 0, navigationController.viewControllers.count > 1 else { return }
        pops -= 1
        navigationController.popViewController(animated: true)
        navigationController.delegate = nil
      }
    }

    @Test func aDelegateThatGoesBackAndLeaves() async {
      let stack = await stack()
      let delegate = Back()
      stack.delegate = delegate
      stack.pushViewController(second, animated: true)
      await expectRest(stack, [first])
      #expect(delegate.pops == 0)
    }

    @Test(arguments: ["willAppear", "didAppear", "willDisappear", "didDisappear"])
    func dismissingAndPresentingAtAnyMoment(moment: String) async {
      let stack = await stack()
      let screen = moment.hasSuffix("isappear") ? first : second
      second.modalPresentationStyle = .fullScreen
      screen.moments[moment] = { _ in stack.dismiss(animated: true) }
      var completions = 0
      _ = faults(of: "UIViewController") { stack.present(second, animated: true) { completions += 1 } }
      await expectRest(stack, [first])
      #expect(stack.presentedViewController == nil && completions <= 1)
      stack.present(second, animated: true) { [third, second] in second.present(third, animated: true) }
      await host.settle()
      #expect(stack.presentedViewController === second && second.presentedViewController === third)
    }

    @Test(arguments: ["willAppear", "didAppear", "willDisappear", "didDisappear"])
    func anotherRootAtAnyMoment(moment: String) async {
      let window = host.show(first)
      await host.settle()
      let screen = moment.hasSuffix("isappear") ? first : second
      screen.moments[moment] = { [third] _ in window.rootViewController = third }
      window.rootViewController = second
      await host.settle()
      #expect(host.isSettled && window.rootViewController === third && third.view.window === window)
      #expect(window.subviews == [third.view])
      for screen in [first, second, third] { #expect(screen.isBalanced, "\(screen.log)") }
    }

    private final class Elsewhere: UITabBarControllerDelegate {
      func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        tabBarController.selectedIndex = 2
        tabBarController.viewControllers?.removeFirst()
      }
    }

    @Test func aDelegateOfTabsThatSelectsAndRemoves() async throws {
      let (tabs, delegate) = (UITabBarController(), Elsewhere())
      tabs.viewControllers = [first, second, third]
      tabs.delegate = delegate
      host.show(tabs)
      await host.settle()
      try host.tapTab(1)
      await host.settle()
      #expect(tabs.viewControllers == [second, third] && tabs.selectedViewController === third)
      #expect(third.view.window != nil && second.viewIfLoaded?.window == nil && first.viewIfLoaded?.window == nil)
      for screen in [first, second, third] { #expect(screen.isBalanced, "\(screen.log)") }
    }

    @Test func turningTheDeviceDuringAHeldPush() async throws {
      let stack = await stack()
      host.pace = .held
      stack.pushViewController(second, animated: true)
      await host.settle()
      try host.rotate(to: .landscapeLeft)
      await host.settle()
      try #require(host.transitions.first).finish()
      host.pace = .nextTurn
      await expectRest(stack, [first, second])
      #expect(second.view.bounds.width == stack.view.bounds.width && stack.view.bounds.width > stack.view.bounds.height)
    }

    // MARK: Views

    private final class Restless: UIView {
      var layouts = 0
      var onLayout: ((Restless) -> Void)?
      override func layoutSubviews() {
        layouts += 1
        onLayout?(self)
      }
    }

    @Test func viewsThatComeAndGoInALayout() {
      let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), Restless())
      let siblings = (0..<3).map { _ in UIView() }
      for sibling in siblings { root.addSubview(sibling) }
      root.insertSubview(view, at: 1)
      view.onLayout = { view in
        for sibling in siblings { sibling.removeFromSuperview() }
        if view.subviews.count < 3 { view.addSubview(Restless()) }
        if view.layouts == 2 { view.removeFromSuperview() }
      }
      root.layoutIfNeeded()
      #expect(root.subviews.allSatisfy { !siblings.contains($0) })
      #expect(view.superview == nil || view.layouts == 1)
    }

    /// One that goes elsewhere when it is about to be moved.
    private final class Mover: UIView {
      weak var elsewhere: UIView?
      override func willMove(toSuperview newSuperview: UIView?) {
        let target = elsewhere
        elsewhere = nil
        target?.addSubview(self)
      }
    }

    @Test func aViewThatGoesElsewhereWhileItIsMovedIsInOnePlaceOnly() {
      let (window, one, two, view) = (UIWindow(), UIView(), UIView(), Mover())
      window.addSubview(two)
      for target in [one, two] {
        one.addSubview(view)
        view.elsewhere = target
        two.addSubview(view)
        #expect(one.subviews.isEmpty && two.subviews == [view] && view.superview === two && view.window === window)
      }
      view.elsewhere = one
      view.removeFromSuperview()
      #expect(one.subviews.isEmpty && two.subviews.isEmpty && view.superview == nil && view.window == nil)
    }

    @Test func aViewThatTakesItsSuperviewAwayWhileItIsAdded() {
      final class Leaver: UIView {
        override func didMoveToSuperview() { superview?.removeFromSuperview() }
        override func willMove(toSuperview newSuperview: UIView?) { newSuperview?.tag += 1 }
      }
      let (window, middle, view) = (UIWindow(), UIView(), Leaver())
      window.addSubview(middle)
      middle.addSubview(view)
      #expect(middle.superview == nil && view.superview === middle && view.window == nil && middle.tag == 1)
    }
  }
#endif
