import Foundation
import Testing
import WeirUI

/// What a person's finger reaches, in windows, bars, alerts and lists.
@MainActor @Suite struct ReachTests {
  private let host = HeadlessHost(size: CGSize(width: 400, height: 800))
  private let log = Log()

  private func reason(_ body: () throws -> Void) -> PersonRefusal.Reason? {
    do {
      try body()
      return nil
    } catch {
      return (error as? PersonRefusal)?.reason
    }
  }

  private func shown(_ controller: UIViewController = UIViewController()) async -> UIViewController {
    host.show(controller)
    await host.settle()
    return controller
  }

  private func button(_ title: String, _ frame: CGRect, in view: UIView) -> UIButton {
    let button = UIButton(frame: frame)
    button.setTitle(title, for: .normal)
    button.addAction(UIAction { [log] _ in log.add(title) }, for: .touchUpInside)
    view.addSubview(button)
    return button
  }

  @Test func aPartThatIsFreeIsEnough() async throws {
    let root = await shown()
    let wide = button("Wide", CGRect(x: 0, y: 0, width: 200, height: 40), in: root.view)
    let cover = UIView(frame: CGRect(x: 40, y: 0, width: 120, height: 40))
    root.view.addSubview(cover)
    try host.tap(wide)
    cover.frame = CGRect(x: 0, y: 0, width: 400, height: 40)
    #expect(reason { try host.tap(wide) } == .covered(by: "UIView"))
    #expect(log.take() == ["Wide"])
  }

  @Test func whatHasNoSizeIsNotSeen() async {
    let root = await shown()
    #expect(reason { try host.tap(button("None", .zero, in: root.view)) } == .hidden)
  }

  @Test func whatLiesOutsideOfItsSuperviewTakesNoTouches() async {
    let root = await shown()
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    root.view.addSubview(box)
    let outside = button("Out", CGRect(x: 100, y: 100, width: 50, height: 50), in: box)
    #expect(reason { try host.tap(outside) } == .offScreen)
  }

  @Test func aLabelLetsTheTouchThrough() async throws {
    let root = await shown()
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 100, height: 20))
    root.view.addSubview(label)
    let tap = UITapGestureRecognizer(handler: { [log] _ in log.add("tap") })
    root.view.addGestureRecognizer(tap)
    try host.tap(label)
    #expect(log.take() == ["tap"])
    label.isHidden = true
    #expect(reason { try host.tap(label) } == .hidden)
  }

  @Test func aWindowInFrontCovers() async throws {
    let root = await shown()
    let go = button("Go", CGRect(x: 0, y: 0, width: 100, height: 40), in: root.view)
    let front = UIWindow(windowScene: host.windowScene)
    front.windowLevel = .alert
    front.rootViewController = UIViewController()
    front.isHidden = false
    await host.settle()
    #expect(host.visibleViewController === front.rootViewController)
    #expect(reason { try host.tap(go) } == .covered(by: "UIView"))
    front.isHidden = true
    try host.tap(go)
    #expect(log.take() == ["Go"])
  }

  @Test func alertsAreTappedByActionAndByTitle() async throws {
    let root = await shown()
    func alert(_ style: UIAlertController.Style) -> UIAlertController {
      let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: style)
      alert.addAction(UIAlertAction(title: "Yes", style: .default) { [log] _ in log.add("yes") })
      alert.addAction(UIAlertAction(title: "No", style: .cancel) { [log] _ in log.add("no") })
      root.present(alert, animated: true)
      return alert
    }
    #expect(reason { try host.tap(UIAlertAction(title: "Other", style: .default)) } == .notFound)
    let first = alert(.alert)
    await host.settle()
    #expect(host.visibleViewController === first)
    #expect(reason { try host.tapOutside() } == .declined(by: "an alert"))
    try host.tap(first.actions[0])
    await host.settle()
    _ = alert(.alert)
    await host.settle()
    try host.tap("No")
    await host.settle()
    _ = alert(.actionSheet)
    await host.settle()
    try host.tapOutside()
    await host.settle()
    #expect(log.take() == ["yes", "no", "no"])
    #expect(reason { try host.tapOutside() } == .notFound)
  }

  @Test func aPopoverGoesWhenSomethingElseIsTapped() async throws {
    let (root, popover) = (await shown(), UIViewController())
    popover.modalPresentationStyle = .popover
    root.present(popover, animated: true)
    await host.settle()
    popover.isModalInPresentation = true
    #expect(reason { try host.tapOutside() } == .declined(by: "the program"))
    popover.isModalInPresentation = false
    try host.tapOutside()
    await host.settle()
    #expect(root.presentedViewController == nil)
  }

  @Test func listsAreScrolledAndRefreshed() async throws {
    let root = await shown()
    let list = UIScrollView(frame: root.view.bounds)
    list.contentSize = CGSize(width: 400, height: 2_000)
    root.view.addSubview(list)
    let low = button("Low", CGRect(x: 0, y: 1_000, width: 100, height: 40), in: list)
    #expect(reason { try host.tap(low) } == .offScreen)
    try host.scroll(list, y: -600)
    #expect(list.contentOffset.y == 600)
    try host.tap(low)
    #expect(log.take() == ["Low"])
    #expect(reason { try host.pullToRefresh(list) } == .notFound)
    let refresh = UIRefreshControl()
    refresh.addAction(UIAction { [log] _ in log.add("refresh") }, for: .valueChanged)
    list.refreshControl = refresh
    try host.pullToRefresh(list)
    #expect(log.take() == ["refresh"] && refresh.isRefreshing)
    #expect(reason { try host.pullToRefresh(list) } == .disabled)
  }

  @Test func fieldsAreClearedAndReturned() async throws {
    let root = await shown()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    field.addAction(UIAction { [log] _ in log.add("return") }, for: .editingDidEndOnExit)
    root.view.addSubview(field)
    try host.type("abc", into: field)
    #expect(reason { try host.clear(field) } == .hidden)
    field.clearButtonMode = .always
    try host.clear(field)
    #expect(field.text == "")
    try host.pressReturn(in: field)
    #expect(log.take() == ["return"] && !field.isFirstResponder)
  }

  @Test func barsThatAreHiddenAreNotTapped() async throws {
    let (root, detail) = (UIViewController(), UIViewController())
    let stack = UINavigationController(rootViewController: root)
    let item = UIBarButtonItem(title: "Add", primaryAction: UIAction { [log] _ in log.add("add") })
    item.accessibilityIdentifier = "add-item"
    root.navigationItem.rightBarButtonItem = item
    let tabs = UITabBarController()
    tabs.viewControllers = [stack, UIViewController()]
    tabs.viewControllers?[1].tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 1)
    _ = await shown(tabs)
    try host.tap("add-item")
    #expect(log.take() == ["add"])
    detail.hidesBottomBarWhenPushed = true
    stack.pushViewController(detail, animated: true)
    await host.settle()
    #expect(reason { try host.tapTab("Other") } == .hidden)
    try host.tapBack()
    await host.settle()
    tabs.tabBar.items?[1].isEnabled = false
    #expect(reason { try host.tapTab("Other") } == .disabled)
    tabs.tabBar.items?[1].isEnabled = true
    try host.tapTab("Other")
    #expect(tabs.selectedIndex == 1)
    #expect(reason { try host.tapTab("None") } == .notFound)
  }

  private final class Gate: UIGestureRecognizerDelegate {
    var opens = false
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { opens }
  }

  @Test func theSwipeBackIsTheBarsOrTheDelegates() async throws {
    let (stack, detail, gate) = (
      UINavigationController(rootViewController: UIViewController()), UIViewController(), Gate()
    )
    _ = await shown(stack)
    stack.pushViewController(detail, animated: true)
    await host.settle()
    let refused = PersonRefusal.Reason.declined(by: "interactivePopGestureRecognizer")
    detail.navigationItem.hidesBackButton = true
    #expect(reason { try host.swipeBack() } == refused, "without a way back on the bar there is no swipe")
    stack.interactivePopGestureRecognizer?.delegate = gate
    #expect(reason { try host.swipeBack() } == refused)
    gate.opens = true
    stack.interactivePopGestureRecognizer?.isEnabled = false
    #expect(reason { try host.swipeBack() } == refused)
    stack.interactivePopGestureRecognizer?.isEnabled = true
    try host.swipeBack()
    #expect(stack.viewControllers.count == 1)
  }
}
