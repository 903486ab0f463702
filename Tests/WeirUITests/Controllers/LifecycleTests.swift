import Testing
import WeirUI

/// Every row of the guide "Lifecycle".
@MainActor @Suite struct LifecycleTests {
  private let log = Log()
  private let host = HeadlessHost()
  private static let tested: Set<String> = [
    "root of a new window", "another window becomes key", "window hidden", "root replaced", "push",
    "push without animation", "pop", "pop two", "set with a new top", "set with the same top",
    "interactive pop finished", "interactive pop cancelled", "tab selected", "tab selected again",
    "present over full screen", "present full screen", "dismiss full screen", "present sheet", "dismiss sheet",
    "dismiss two sheets", "dismiss two full screens", "sheet pulled down", "sheet pulled down and given up",
    "sheet that may not be pulled down", "child added", "child removed", "parent pushed", "children exchanged",
    "appearance told by hand",
  ]

  @Test func everyRowIsTested() { #expect(Set(LifecycleGuide.rows.keys) == Self.tested) }

  private func screen(_ name: String) -> LoggingController { LoggingController(name, log) }

  private func show(_ controller: UIViewController) async {
    host.show(controller)
    await host.settle()
    _ = log.take()
  }

  /// A stack that is shown, each screen of which has been shown.
  private func stack(_ screens: LoggingController...) async -> UINavigationController {
    let stack = UINavigationController(rootViewController: screens[0])
    await show(stack)
    for screen in screens.dropFirst() {
      stack.pushViewController(screen, animated: false)
      await host.settle()
    }
    _ = log.take()
    return stack
  }

  /// Screens, each of which presents the next.
  private func presented(_ style: UIModalPresentationStyle, _ screens: LoggingController...) async {
    await show(screens[0])
    for (lower, upper) in zip(screens, screens.dropFirst()) {
      upper.modalPresentationStyle = style
      lower.present(upper, animated: true)
      await host.settle()
    }
    _ = log.take()
  }

  /// Does something, lets it end, and compares the calls with a row.
  private func expect(
    _ row: String, sourceLocation: SourceLocation = #_sourceLocation, _ body: () -> Void,
    end: () -> Void = {}
  ) async {
    body()
    log.add("…")
    end()
    await host.settle()
    var calls = log.take()
    if calls.last == "…" { calls.removeLast() }
    #expect(calls == LifecycleGuide.rows[row], "\(row)", sourceLocation: sourceLocation)
  }

  @Test func windows() async {
    let (a, b) = (screen("A"), screen("B"))
    log.isFull = true
    var window: UIWindow?
    await expect("root of a new window") { window = host.show(a) }
    log.isFull = false
    await expect("another window becomes key") { UIWindow(windowScene: host.windowScene).makeKey() }
    await expect("root replaced") { window?.rootViewController = b }
    window?.rootViewController = a
    await host.settle()
    _ = log.take()
    await expect("window hidden") { window?.isHidden = true }
  }

  @Test func pushAndPop() async {
    let stack = await stack(screen("A"))
    await expect("push") { stack.pushViewController(screen("B"), animated: true) }
    await expect("pop") { stack.popViewController(animated: true) }
    await expect("push without animation") { stack.pushViewController(screen("B"), animated: false) }
  }

  @Test func popTwo() async {
    let stack = await stack(screen("A"), screen("B"), screen("C"))
    await expect("pop two") { stack.popToRootViewController(animated: true) }
  }

  @Test func set() async {
    let (a, b, c) = (screen("A"), screen("B"), screen("C"))
    let stack = await stack(a, b)
    await expect("set with a new top") { stack.setViewControllers([a, c], animated: true) }
    await expect("set with the same top") { stack.setViewControllers([c], animated: true) }
  }

  @Test func interactivePop() async {
    let stack = await stack(screen("A"), screen("B"))
    var transition: ScreenTransition?
    await expect("interactive pop cancelled") {
      transition = stack.beginInteractivePop()
    } end: {
      transition?.cancel()
    }
    await expect("interactive pop finished") {
      transition = stack.beginInteractivePop()
    } end: {
      transition?.finish()
    }
  }

  @Test func tabs() async {
    let tabs = UITabBarController()
    tabs.viewControllers = [screen("A"), screen("B")]
    await show(tabs)
    await expect("tab selected") { tabs.selectedIndex = 1 }
    await expect("tab selected again") { tabs.selectedIndex = 1 }
  }

  @Test func fullScreen() async {
    let (a, b) = (screen("A"), screen("B"))
    await show(a)
    b.modalPresentationStyle = .fullScreen
    await expect("present full screen") { a.present(b, animated: true) }
    await expect("dismiss full screen") { a.dismiss(animated: true) }
  }

  @Test func twoFullScreens() async {
    let (a, b, c) = (screen("A"), screen("B"), screen("C"))
    await presented(.fullScreen, a, b, c)
    await expect("dismiss two full screens") { a.dismiss(animated: true) }
  }

  @Test func overFullScreen() async {
    let (a, b) = (screen("A"), screen("B"))
    await show(a)
    b.modalPresentationStyle = .overFullScreen
    await expect("present over full screen") { a.present(b, animated: true) }
  }

  @Test func sheets() async {
    let (a, b) = (screen("A"), screen("B"))
    await show(a)
    await expect("present sheet") { a.present(b, animated: true) }
    await expect("dismiss sheet") { a.dismiss(animated: true) }
    a.present(b, animated: true)
    await host.settle()
    b.present(screen("C"), animated: true)
    await host.settle()
    _ = log.take()
    await expect("dismiss two sheets") { a.dismiss(animated: true) }
  }

  @Test func pulledSheets() async {
    let (a, b) = (screen("A"), screen("B"))
    await presented(.pageSheet, a, b)
    b.isModalInPresentation = true
    var transition: ScreenTransition?
    await expect("sheet that may not be pulled down") { transition = b.beginInteractiveDismissal() }
    b.isModalInPresentation = false
    await expect("sheet pulled down and given up") {
      transition = b.beginInteractiveDismissal()
    } end: {
      transition?.cancel()
    }
    #expect(a.presentedViewController === b)
    await expect("sheet pulled down") {
      transition = b.beginInteractiveDismissal()
    } end: {
      transition?.finish()
    }
    #expect(a.presentedViewController == nil)
  }

  @Test func children() async {
    let (parent, child) = (screen("P"), screen("Q"))
    await show(parent)
    await expect("child added") {
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
    }
    await expect("child removed") {
      child.willMove(toParent: nil)
      child.view.removeFromSuperview()
      child.removeFromParent()
    }
  }

  /// A controller with one child from the beginning.
  private final class Parent: LoggingController {
    override func viewDidLoad() {
      super.viewDidLoad()
      let child = LoggingController("Q", log)
      addChild(child)
      view.addSubview(child.view)
      child.didMove(toParent: self)
    }
  }

  @Test func parentPushed() async {
    let stack = await stack(screen("A"))
    await expect("parent pushed") { stack.pushViewController(Parent("P", log), animated: true) }
  }

  @Test func childrenExchanged() async {
    let (parent, other) = (Parent("P", log), screen("B"))
    await show(parent)
    let child = parent.children[0]
    await expect("children exchanged") {
      child.willMove(toParent: nil)
      parent.addChild(other)
      parent.transition(from: child, to: other, duration: 0.2, options: [], animations: nil) { _ in
        child.removeFromParent()
        other.didMove(toParent: parent)
      }
    }
    #expect(other.view.window != nil && child.view.window == nil)
  }

  /// A controller that tells its children of appearances itself.
  private final class ByHand: LoggingController {
    override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  }

  @Test func appearanceByHand() async {
    let (parent, child) = (ByHand("P", log), screen("Q"))
    await show(parent)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    await host.settle()
    _ = log.take()
    await expect("appearance told by hand") {
      child.beginAppearanceTransition(true, animated: false)
    } end: {
      child.endAppearanceTransition()
    }
  }
}
