import Testing
import WeirUI

/// The stack of a navigation controller: its model, its delegate and what it refuses.
@MainActor @Suite struct UINavigationControllerTests {
  private let log = Log()
  private let host = HeadlessHost()

  private func screen(_ name: String) -> LoggingController {
    let controller = LoggingController(name, log)
    controller.title = name
    return controller
  }

  private func stack(_ names: String...) async -> (UINavigationController, [LoggingController]) {
    let screens = names.map(screen)
    let navigation = UINavigationController()
    navigation.viewControllers = screens
    host.show(navigation)
    await host.settle()
    _ = log.take()
    return (navigation, screens)
  }

  @Test func theModelChangesAtOnceAndReturnsWhatLeaves() async {
    let (navigation, screens) = await stack("A", "B", "C", "D")
    #expect(navigation.popToViewController(screens[1], animated: true) == [screens[2], screens[3]])
    #expect(navigation.viewControllers == [screens[0], screens[1]])
    #expect(navigation.popToViewController(screens[1], animated: true) == nil)
    #expect(navigation.popToRootViewController(animated: true) == [screens[1]])
    #expect(navigation.popToRootViewController(animated: true) == nil)
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(navigation.topViewController === screens[0])
    await host.settle()
    #expect(screens[0].view.window != nil)
    #expect(screens.dropFirst().allSatisfy { $0.parent == nil })
  }

  @Test func aStackThatNothingShowsChangesAtOnce() {
    let navigation = UINavigationController(rootViewController: screen("A"))
    let second = screen("B")
    navigation.pushViewController(second, animated: true)
    #expect(second.parent === navigation)
    #expect(navigation.popViewController(animated: true) === second)
    #expect(second.parent == nil)
    #expect(!second.isViewLoaded)
  }

  @Test func aStackIsShownInTabsAndSheets() async {
    let (navigation, screens) = await stack("A")
    #expect(screens[0].navigationController === navigation)
    #expect(navigation.visibleViewController === screens[0])
    let sheet = UINavigationController(rootViewController: screen("S"))
    screens[0].present(sheet, animated: true)
    await host.settle()
    #expect(navigation.presentedViewController === sheet)
    #expect(navigation.visibleViewController === sheet)
    #expect(sheet.topViewController?.presentingViewController === navigation)
  }

  private final class Delegate: UINavigationControllerDelegate {
    let log: Log
    init(_ log: Log) { self.log = log }
    func navigationController(_ stack: UINavigationController, willShow controller: UIViewController, animated: Bool) {
      log.add("willShow \(controller.title ?? "")")
    }
    func navigationController(_ stack: UINavigationController, didShow controller: UIViewController, animated: Bool) {
      log.add("didShow \(controller.title ?? "")")
    }
  }

  @Test func theDelegateHearsAfterTheScreens() async {
    let (navigation, _) = await stack("A")
    let delegate = Delegate(log)
    navigation.delegate = delegate
    navigation.pushViewController(screen("B"), animated: true)
    await host.settle()
    #expect(
      log.take().filter { $0.contains("Show") || $0.contains("ppear") } == [
        "A.willDisappear", "B.willAppear", "willShow B", "A.didDisappear", "B.didAppear", "didShow B",
      ])
    navigation.beginInteractivePop()?.cancel()
    #expect(log.take().filter { $0.contains("Show") } == ["willShow A"], "nothing is shown that was not")
  }

  @Test func aNavigationControllerCannotBePushed() async {
    let (navigation, screens) = await stack("A")
    let found = faults(of: "UINavigationController") {
      navigation.pushViewController(UINavigationController(), animated: true)
    }
    #expect(found.map(\.rule) == ["a navigation controller cannot be pushed"])
    #expect(navigation.viewControllers == screens)
  }

  @Test func aScreenIsInOneStackOnce() async {
    let (navigation, screens) = await stack("A", "B")
    let other = UINavigationController()
    let found = faults(of: "UINavigationController") {
      navigation.pushViewController(screens[0], animated: true)
      other.pushViewController(screens[0], animated: true)
      navigation.setViewControllers([screens[0], screens[0]], animated: false)
      _ = navigation.popToViewController(UIViewController(), animated: true)
    }
    #expect(
      found.map(\.rule) == [
        "a controller is in a stack once", "a child has one parent", "a controller is in a stack once",
        "what is popped to is in the stack",
      ])
    await host.settle()
    #expect(navigation.viewControllers == [screens[0]])
    #expect(other.viewControllers == [])
  }

  @Test func aScreenThatLeavesCanComeBackAtOnce() async {
    let (navigation, screens) = await stack("A", "B")
    navigation.popViewController(animated: true)
    navigation.pushViewController(screens[1], animated: true)
    await host.settle()
    #expect(navigation.viewControllers == screens)
    #expect(screens[1].parent === navigation)
    #expect(screens[1].view.window != nil)
  }

  @Test func poppedScreensAreReleased() async {
    let (navigation, _) = await stack("A")
    weak var popped: UIViewController?
    do {
      let second = screen("B")
      popped = second
      navigation.pushViewController(second, animated: true)
      await host.settle()
      navigation.popViewController(animated: true)
    }
    await host.settle()
    #expect(popped == nil)
  }

  @Test func whatAGivenUpPopBringsBackLeavesWithTheNextOne() async {
    let (navigation, screens) = await stack("A", "B", "C")
    host.pace = .held
    navigation.popViewController(animated: true)
    await host.settle()
    navigation.popToRootViewController(animated: true)
    host.transitions.first?.cancel()
    #expect(navigation.viewControllers == [screens[0]], "the second one still waits")
    _ = log.take()
    await host.settle()
    host.transitions.first?.finish()
    #expect(navigation.viewControllers == [screens[0]])
    #expect(screens.dropFirst().allSatisfy { $0.parent == nil })
    #expect(log.take().filter { $0.contains("didMove") } == ["B.didMove(nil)", "C.didMove(nil)"])
  }

  @Test func aDeepStackNeedsNoDeepRecursion() async {
    let (navigation, _) = await stack("A")
    for _ in 0..<20_000 { navigation.pushViewController(UIViewController(), animated: false) }
    #expect(navigation.viewControllers.count == 20_001)
    await host.settle()
    navigation.popToRootViewController(animated: false)
    await host.settle()
    #expect(navigation.viewControllers.count == 1)
  }
}
