import Testing
import WeirBinding

/// The reactive side of navigation and tab bar controllers.
@Suite @MainActor struct ContainerTests {
  private let bag = DisposeBag()
  private let log = Log()
  private let host = HeadlessHost()

  private final class Delegate: UINavigationControllerDelegate, UITabBarControllerDelegate {
    let log: Log
    init(_ log: Log) { self.log = log }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      log("own didShow \(viewController.title ?? "")")
    }
  }

  private func screen(_ title: String) -> UIViewController {
    let controller = UIViewController()
    controller.title = title
    return controller
  }

  @Test func screensThatAreShownAreToldBesideTheDelegate() async {
    let navigation = UINavigationController(rootViewController: screen("A"))
    let delegate = Delegate(log)
    navigation.delegate = delegate
    let log = log
    navigation.rx.willShow.bind { log("willShow \($0.viewController.title ?? "") \($0.animated)") } ~ bag
    navigation.rx.didShow.bind { log("didShow \($0.viewController.title ?? "") \($0.animated)") } ~ bag
    host.show(navigation)
    await host.settle()
    #expect(log.take() == ["willShow A false", "own didShow A", "didShow A false"])
    navigation.pushViewController(screen("B"), animated: true)
    await host.settle()
    #expect(log.take() == ["willShow B true", "own didShow B", "didShow B true"])
    navigation.popViewController(animated: false)
    await host.settle()
    #expect(log.take() == ["willShow A false", "own didShow A", "didShow A false"])
  }

  @Test func whatIsPoppedIsDismissedAndWhatIsCoveredIsNot() async {
    let (first, second) = (screen("A"), screen("B"))
    let navigation = UINavigationController(rootViewController: first)
    host.show(navigation)
    await host.settle()
    first.rx.dismissed.map { _ in "first" }.subscribe(log) ~ bag
    second.rx.dismissed.map { _ in "second" }.subscribe(log) ~ bag
    navigation.pushViewController(second, animated: true)
    await host.settle()
    #expect(log.take().isEmpty)
    navigation.popViewController(animated: true)
    await host.settle()
    #expect(log.take() == ["second"])
  }

  @Test func whatIsPresentedIsDismissedWithItsContainer() async {
    let (root, content) = (screen("A"), screen("B"))
    host.show(root)
    await host.settle()
    content.rx.dismissed.map { _ in "dismissed" }.subscribe(log) ~ bag
    root.present(UINavigationController(rootViewController: content), animated: true)
    await host.settle()
    #expect(log.take().isEmpty)
    root.dismiss(animated: true)
    await host.settle()
    #expect(log.take() == ["dismissed"])
  }

  @Test func screensOfAHiddenTabAreNotDisplayedAndNotDismissed() async {
    let (first, second, tabs) = (screen("A"), screen("B"), UITabBarController())
    tabs.viewControllers = [first, second]
    host.show(tabs)
    await host.settle()
    first.rx.displayed.map { "displayed \($0)" }.subscribe(log) ~ bag
    first.rx.dismissed.map { _ in "dismissed" }.subscribe(log) ~ bag
    tabs.selectedIndex = 1
    await host.settle()
    tabs.selectedIndex = 0
    await host.settle()
    #expect(log.lines == ["displayed true", "displayed false", "displayed true"])
  }

  @Test func delegatesAreSetForAWhile() {
    let (navigation, tabs, delegate) = (UINavigationController(), UITabBarController(), Delegate(log))
    let settings = [navigation.rx.setDelegate(delegate), tabs.rx.setDelegate(delegate)]
    #expect(navigation.delegate === delegate)
    #expect(tabs.delegate === delegate)
    for setting in settings { setting.dispose() }
    #expect(navigation.delegate == nil)
    #expect(tabs.delegate == nil)
  }

  @Test func itemsOfBarsAreBound() {
    let controller = screen("A")
    Observable.just("Title") ~> controller.navigationItem.rx.title ~ bag
    Observable.just("3") ~> controller.tabBarItem.rx.badgeValue ~ bag
    #expect(controller.navigationItem.title == "Title")
    #expect(controller.tabBarItem.badgeValue == "3")
  }
}
