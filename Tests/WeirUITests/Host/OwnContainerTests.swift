import Testing
import WeirUI

/// What a person reaches inside containers that are the app's own.
@MainActor @Suite struct OwnContainerTests {
  private let host = HeadlessHost(size: CGSize(width: 400, height: 800))
  private let container = UIViewController()

  private func add(_ child: UIViewController, frame: CGRect? = nil) async {
    container.addChild(child)
    container.view.addSubview(child.view)
    child.view.frame = frame ?? container.view.bounds
    child.didMove(toParent: container)
    await host.settle()
  }

  private func stack(_ count: Int) -> UINavigationController {
    let stack = UINavigationController()
    stack.viewControllers = (1...count).map { number in
      let screen = UIViewController()
      screen.title = "\(number)"
      screen.navigationItem.rightBarButtonItem = UIBarButtonItem(
        title: "Up", primaryAction: UIAction { _ in screen.title = "tapped" })
      return screen
    }
    return stack
  }

  init() async {
    host.show(container)
    await host.settle()
  }

  @Test func theChildThatFillsItIsSeen() async throws {
    let tabs = UITabBarController()
    let (first, second) = (stack(2), UIViewController())
    tabs.viewControllers = [first, second]
    first.tabBarItem = UITabBarItem(title: "First", image: nil, tag: 0)
    second.tabBarItem = UITabBarItem(title: "Second", image: nil, tag: 1)
    await add(tabs)
    #expect(host.visibleViewController?.title == "2")
    try host.tap("Up")
    #expect(first.topViewController?.title == "tapped")
    try host.tapBack()
    await host.settle()
    #expect(host.visibleViewController?.title == "1")
    try host.tapTab("Second")
    await host.settle()
    #expect(host.visibleViewController === second)
  }

  @Test func ofSeveralTheOneInFrontIsSeen() async {
    let (lower, upper) = (UIViewController(), UIViewController())
    await add(lower)
    await add(upper)
    #expect(host.visibleViewController === upper)
    upper.view.isHidden = true
    #expect(host.visibleViewController === lower)
  }

  @Test func screensThatFillItInPartAreContained() async {
    await add(UIViewController(), frame: CGRect(x: 0, y: 0, width: 400, height: 300))
    #expect(host.visibleViewController === container)
  }

  @Test func aStackThatLeavesRoomForSomethingElseTakesTheWayBack() async throws {
    await add(UIViewController(), frame: CGRect(x: 0, y: 700, width: 400, height: 100))
    let main = stack(2)
    await add(stack(1), frame: CGRect(x: 0, y: 0, width: 100, height: 700))
    await add(main, frame: CGRect(x: 100, y: 0, width: 300, height: 700))
    #expect(host.visibleViewController?.title == "2")
    try host.swipeBack()
    await host.settle()
    #expect(main.viewControllers.count == 1)
  }
}
