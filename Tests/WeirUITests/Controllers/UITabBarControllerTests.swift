import Foundation
import Testing
import WeirUI

/// The tabs of a tab bar controller: its model, its delegate and what it refuses.
@MainActor @Suite struct UITabBarControllerTests {
  private let log = Log()
  private let host = HeadlessHost()

  private func tabs(_ names: String...) async -> (UITabBarController, [LoggingController]) {
    let screens = names.map { LoggingController($0, log) }
    let tabs = UITabBarController()
    tabs.viewControllers = screens
    host.show(tabs)
    await host.settle()
    _ = log.take()
    return (tabs, screens)
  }

  @Test func theFirstTabIsSelectedAndTheOthersAreNotLoaded() async {
    let (tabs, screens) = await tabs("A", "B")
    #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === screens[0])
    #expect(screens[0].view.window != nil)
    #expect(!screens[1].isViewLoaded)
    #expect(screens.allSatisfy { $0.tabBarController === tabs })
  }

  @Test func withoutTabsNothingIsSelected() {
    let tabs = UITabBarController()
    #expect(tabs.selectedIndex == NSNotFound && tabs.selectedViewController == nil)
  }

  @Test func aTabThatIsNotThereIsReported() async {
    let (tabs, screens) = await tabs("A", "B")
    let found = faults(of: "UITabBarController") {
      tabs.selectedIndex = 2
      tabs.selectedIndex = -1
      tabs.selectedViewController = UIViewController()
    }
    #expect(found.count == 3)
    #expect(tabs.selectedViewController === screens[0])
  }

  @Test func theSelectionIsKeptAmongNewTabs() async {
    let (tabs, screens) = await tabs("A", "B", "C")
    tabs.selectedIndex = 1
    tabs.setViewControllers([screens[2], screens[1]], animated: false)
    #expect(tabs.selectedViewController === screens[1])
    tabs.viewControllers = [screens[2]]
    await host.settle()
    #expect(tabs.selectedViewController === screens[2])
    #expect(screens[2].view.window != nil)
    #expect(screens[1].parent == nil && screens[0].parent == nil)
  }

  @Test func tabsThatAreTakenAwayDisappear() async {
    let (tabs, _) = await tabs("A", "B")
    tabs.viewControllers = []
    await host.settle()
    #expect(
      log.take() == [
        "A.willMove(nil)", "B.willMove(nil)", "B.didMove(nil)", "A.willDisappear",
        "A.didDisappear", "A.didMove(nil)",
      ])
  }

  @Test func tabsChangeWhileOneChangeRuns() async {
    let (tabs, screens) = await tabs("A", "B", "C")
    host.pace = .held
    tabs.selectedIndex = 1
    await host.settle()
    tabs.selectedIndex = 2
    #expect(tabs.selectedIndex == 2)
    host.transitions.first?.finish()
    await host.settle()
    host.transitions.first?.finish()
    #expect(screens[2].view.window != nil && screens[1].view.window == nil && screens[0].view.window == nil)
  }

  @Test func aCancelledChangeGoesBack() async {
    let (tabs, screens) = await tabs("A", "B")
    host.pace = .held
    tabs.selectedIndex = 1
    await host.settle()
    host.transitions.first?.cancel()
    #expect(tabs.selectedIndex == 0)
    #expect(screens[0].view.window != nil && screens[1].view.window == nil)
  }

  private final class Delegate: UITabBarControllerDelegate {
    let log: Log
    var allows = true
    init(_ log: Log) { self.log = log }
    func tabBarController(_ tabs: UITabBarController, shouldSelect controller: UIViewController) -> Bool {
      log.add("should")
      return allows
    }
    func tabBarController(_ tabs: UITabBarController, didSelect controller: UIViewController) {
      log.add("did \(tabs.selectedIndex)")
    }
  }

  @Test func thePersonsChoiceIsAskedForAndToldOf() async {
    let (tabs, _) = await tabs("A", "B")
    let delegate = Delegate(log)
    tabs.delegate = delegate
    tabs.selectedIndex = 1
    await host.settle()
    #expect(!log.take().contains("should"), "the program's choice is not told of")
    #expect(tabs.personTapsTab(at: 0))
    #expect(log.take() == ["should", "did 0"])
    delegate.allows = false
    #expect(!tabs.personTapsTab(at: 1))
    #expect(log.take() == ["should"])
    #expect(tabs.selectedIndex == 0)
    #expect(!tabs.personTapsTab(at: 9))
  }

  @Test func aScreenIsOneTabOnly() async {
    let (tabs, screens) = await tabs("A", "B")
    let other = UITabBarController()
    let found = faults(of: "UITabBarController") { other.viewControllers = [screens[0]] }
    #expect(found.map(\.rule) == ["a child has one parent"])
    #expect(other.viewControllers == [])
    #expect(tabs.viewControllers == screens)
  }
}
