import Testing
import WeirUI

@MainActor @Suite struct NavigationLifecycleTests {
  let log = Log()
  let host = HeadlessHost()

  private func stack(_ names: String...) async -> (UINavigationController, [LoggingController]) {
    let screens = names.map { LoggingController($0, log) }
    let navigation = UINavigationController()
    navigation.viewControllers = screens
    host.show(navigation)
    await host.settle()
    _ = log.take()
    return (navigation, screens)
  }

  @Test func push() async {
    let (navigation, _) = await stack("A")
    navigation.pushViewController(LoggingController("B", log), animated: true)
    #expect(log.take() == ["B.willMove(parent)"])
    await host.settle()
    #expect(
      log.take() == [
        "B.didLoad", "A.willDisappear", "B.willAppear", "A.didDisappear", "B.didAppear", "B.didMove(parent)",
      ])
  }

  @Test func pop() async {
    let (navigation, screens) = await stack("A", "B")
    #expect(navigation.popViewController(animated: true) === screens[1])
    #expect(log.take() == ["B.willMove(nil)"])
    await host.settle()
    #expect(
      log.take() == ["A.didLoad", "B.willDisappear", "A.willAppear", "B.didDisappear", "A.didAppear", "B.didMove(nil)"])
    #expect(screens[1].parent == nil)
  }

  @Test func interactivePopCancelled() async {
    let (navigation, screens) = await stack("A", "B")
    let transition = navigation.beginInteractivePop()
    #expect(navigation.viewControllers == [screens[0]])
    #expect(log.take() == ["B.willMove(nil)", "A.didLoad", "B.willDisappear", "A.willAppear"])
    transition?.cancel()
    #expect(log.take() == ["A.willDisappear", "A.didDisappear", "B.willAppear", "B.didAppear"])
    #expect(navigation.viewControllers == screens)
    await host.settle()
    #expect(log.take() == [])
  }

  @Test func pushDuringPop() async {
    let (navigation, screens) = await stack("1", "2", "3")
    let four = LoggingController("4", log)
    navigation.popViewController(animated: true)
    navigation.popViewController(animated: true)
    navigation.pushViewController(four, animated: true)
    #expect(navigation.viewControllers == [screens[0], four])
    await host.settle()
    #expect(navigation.viewControllers == [screens[0], four])
    #expect(four.view.window != nil)
    #expect(screens[0].view.window == nil)
  }

  @Test func tabs() async {
    let tabs = UITabBarController()
    let (a, b) = (LoggingController("A", log), LoggingController("B", log))
    tabs.viewControllers = [a, b]
    host.show(tabs)
    await host.settle()
    _ = log.take()
    tabs.selectedIndex = 1
    await host.settle()
    #expect(log.take() == ["B.didLoad", "B.willAppear", "A.willDisappear", "A.didDisappear", "B.didAppear"])
  }
}
