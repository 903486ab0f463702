import Testing
import WeirUI

/// The bars of stacks and tabs.
@MainActor @Suite struct BarsTests {
  private let host = HeadlessHost(safeAreaInsets: UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0))

  private func screen(_ title: String?) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  private func shown(_ screens: UIViewController...) async -> UINavigationController {
    let navigation = UINavigationController()
    navigation.viewControllers = screens
    host.show(navigation)
    await host.settle()
    return navigation
  }

  @Test func theBarShowsTheStack() async {
    let navigation = await shown(screen("A"), screen("B"))
    let bar = navigation.navigationBar
    #expect(bar.items?.map(\.title) == ["A", "B"])
    #expect(bar.topItem?.title == "B")
    #expect(bar.backItem?.title == "A")
    bar.items = []
    #expect(bar.items?.count == 2, "a controller's bar is not given other items")
    navigation.popViewController(animated: false)
    #expect(bar.topItem?.title == "A")
    #expect(bar.backButtonTitleShown == nil)
  }

  @Test func theWayBackIsNamed() async {
    let (a, b) = (screen("A"), screen("B"))
    let bar = await shown(a, b).navigationBar
    #expect(bar.backButtonTitleShown == "A")
    a.navigationItem.backButtonTitle = "Short"
    #expect(bar.backButtonTitleShown == "Short")
    a.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Item", style: .plain)
    #expect(bar.backButtonTitleShown == "Item")
    b.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Close", style: .plain)
    #expect(bar.backButtonTitleShown == nil)
    b.navigationItem.leftItemsSupplementBackButton = true
    #expect(bar.backButtonTitleShown == "Item")
    b.navigationItem.hidesBackButton = true
    #expect(bar.backButtonTitleShown == nil)
  }

  @Test func aStackWithoutTitlesSaysBack() async {
    #expect(await shown(screen(nil), screen(nil)).navigationBar.backButtonTitleShown == "Back")
  }

  @Test func titlesFollowTheController() {
    let controller = screen("A")
    #expect(controller.navigationItem.title == "A" && controller.tabBarItem.title == "A")
    controller.title = "B"
    #expect(controller.navigationItem.title == "B" && controller.tabBarItem.title == "B")
    controller.navigationItem.title = "C"
    #expect(controller.title == "B")
  }

  @Test func barButtonsAreReplacedOneByOne() {
    let item = UINavigationItem(title: "A")
    let (one, two, three) = (UIBarButtonItem(), UIBarButtonItem(), UIBarButtonItem())
    item.rightBarButtonItems = [one, two]
    item.rightBarButtonItem = three
    #expect(item.rightBarButtonItems == [three, two])
    item.rightBarButtonItem = nil
    #expect(item.rightBarButtonItems == [two])
    item.setRightBarButton(nil, animated: true)
    #expect(item.rightBarButtonItems == nil)
  }

  @Test func viewsInTheBarAreInTheWindow() async {
    let root = screen("A")
    let navigation = await shown(root)
    let (title, custom) = (UITextField(), UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20)))
    root.navigationItem.titleView = title
    root.navigationItem.rightBarButtonItem = UIBarButtonItem(customView: custom)
    await host.settle()
    #expect(title.window != nil && title.superview === navigation.navigationBar)
    #expect(custom.frame.maxX <= navigation.navigationBar.bounds.maxX)
    #expect(title.becomeFirstResponder())
    navigation.pushViewController(screen("B"), animated: true)
    await host.settle()
    #expect(title.window == nil && custom.window == nil)
  }

  @Test func theSafeAreaEndsAtTheBars() async {
    let root = screen("A")
    let navigation = await shown(root)
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 59 + 44, left: 0, bottom: 34, right: 0))
    #expect(root.view.frame == navigation.view.bounds)
    navigation.setNavigationBarHidden(true, animated: false)
    navigation.setToolbarHidden(false, animated: false)
    await host.settle()
    #expect(root.view.safeAreaInsets == UIEdgeInsets(top: 59, left: 0, bottom: 34 + 44, right: 0))
    #expect(navigation.navigationBar.isHidden && !navigation.toolbar.isHidden)
  }

  @Test func theToolbarShowsTheItemsOfTheTop() async {
    let root = screen("A")
    let navigation = await shown(root)
    root.setToolbarItems([UIBarButtonItem(title: "Sort", style: .plain)], animated: false)
    #expect(navigation.toolbar.items?.map(\.title) == ["Sort"])
    navigation.pushViewController(screen("B"), animated: false)
    #expect(navigation.toolbar.items == nil)
  }

  @Test func theTabBarShowsTheTabsAndGoesForScreensThatHideIt() async {
    let tabs = UITabBarController()
    let navigation = UINavigationController(rootViewController: screen("A"))
    navigation.tabBarItem = UITabBarItem(title: "First", image: nil, tag: 7)
    let other = screen("B")
    tabs.viewControllers = [navigation, other]
    host.show(tabs)
    await host.settle()
    #expect(tabs.tabBar.items?.map(\.title) == ["First", "B"])
    #expect(tabs.tabBar.selectedItem?.tag == 7)
    #expect(navigation.topViewController?.view.safeAreaInsets.bottom == CGFloat(83))
    let full = screen("F")
    full.hidesBottomBarWhenPushed = true
    navigation.pushViewController(full, animated: true)
    await host.settle()
    #expect(tabs.tabBar.isHidden)
    #expect(full.view.safeAreaInsets.bottom == 34)
    navigation.popViewController(animated: true)
    await host.settle()
    #expect(!tabs.tabBar.isHidden)
  }

  private final class BarDelegate: UITabBarDelegate {
    var chosen: [String?] = []
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { chosen.append(item.title) }
  }

  @Test func aTabBarOfOnesOwn() throws {
    let (bar, delegate) = (UITabBar(frame: .zero), BarDelegate())
    bar.delegate = delegate
    bar.items = ["A", "B"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    try bar.person(does: .choose(1))
    #expect(bar.selectedItem?.title == "B")
    #expect(delegate.chosen == ["B"])
    #expect(throws: PersonRefusal.self) { try bar.person(does: .choose(2)) }
    bar.items?[0].isEnabled = false
    #expect(throws: PersonRefusal.self) { try bar.person(does: .choose(0)) }
  }
}
