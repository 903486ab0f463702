import Testing
import WeirUI

/// Screens that outlive their dismissal are named.
@MainActor @Suite struct LeakCheckTests {
  private let host = HeadlessHost()

  private final class Held: UIViewController {
    var hold: (() -> Void)?
  }

  private func held(_ title: String, leaks: Bool) -> Held {
    let controller = Held()
    controller.title = title
    if leaks { controller.hold = { controller.title = "never" } }
    return controller
  }

  private func shown() async -> UINavigationController {
    let stack = UINavigationController(rootViewController: UIViewController())
    host.looksForLeaks = true
    host.show(stack)
    await host.settle()
    return stack
  }

  @Test func aScreenThatHoldsItselfIsNamed() async {
    let stack = await shown()
    stack.pushViewController(held("Detail", leaks: true), animated: true)
    await host.settle()
    stack.popViewController(animated: true)
    await host.settle()
    #expect(host.leakedScreens.map(\.title) == ["Detail"])
    #expect(host.leakedScreens.first?.type == "Held")
    #expect(host.leakedScreens.first?.holders == [])
    #expect(host.leakedScreens.first?.description.contains("a property, a closure or a task") == true)
  }

  @Test func whoHoldsItIsTold() async {
    let stack = await shown()
    weak var outer: Held?
    do {
      let controller = held("Outer", leaks: true)
      outer = controller
      controller.addChild(held("Inner", leaks: false))
      stack.present(controller, animated: true)
    }
    await host.settle()
    stack.dismiss(animated: true)
    await host.settle()
    #expect(host.leakedScreens.map(\.title) == ["Outer", "Inner"])
    #expect(host.leakedScreens.last?.holders == ["the children of Held"])
    outer?.hold = nil
  }

  @Test func aScreenThatIsReleasedOrUsedAgainIsNot() async {
    let stack = await shown()
    let again = held("Again", leaks: false)
    stack.pushViewController(held("Gone", leaks: false), animated: true)
    await host.settle()
    stack.popViewController(animated: true)
    await host.settle()
    stack.pushViewController(again, animated: true)
    await host.settle()
    stack.popViewController(animated: true)
    stack.pushViewController(again, animated: true)
    await host.settle()
    #expect(host.leakedScreens == [])
    #expect(stack.topViewController === again)
  }

  @Test func rootsAndTabsAreLookedAt() async {
    let tabs = UITabBarController()
    tabs.viewControllers = [held("First", leaks: false), held("Second", leaks: true)]
    host.looksForLeaks = true
    let window = host.show(held("Root", leaks: true))
    await host.settle()
    window.rootViewController = tabs
    await host.settle()
    #expect(host.leakedScreens.map(\.title) == ["Root"])
    tabs.viewControllers = [UIViewController()]
    await host.settle()
    #expect(host.leakedScreens.map(\.title) == ["Root", "Second"])
  }

  @Test func itIsOffUnlessAskedFor() async {
    let stack = await shown()
    host.looksForLeaks = false
    stack.present(held("Sheet", leaks: true), animated: true)
    await host.settle()
    stack.dismiss(animated: true)
    await host.settle()
    #expect(!host.looksForLeaks && host.leakedScreens == [])
  }
}
