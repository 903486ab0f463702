import Testing
import WeirBinding

/// The reactive side of tab bars.
@Suite @MainActor struct UITabBarTests {
  private let bag = DisposeBag()
  private let log = Log()

  private final class Delegate: UITabBarDelegate {
    let log: Log
    init(_ log: Log) { self.log = log }
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { log("own \(item.title ?? "")") }
  }

  @Test func choicesAreToldBesideTheDelegate() throws {
    let (bar, delegate) = (UITabBar(), Delegate(log))
    bar.items = ["a", "b"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
    let setting = bar.rx.setDelegate(delegate)
    let log = log
    bar.rx.didSelectItem.bind { log($0.title ?? "") } ~ bag
    bar.selectedItem = bar.items?.first
    try bar.person(does: .choose(1))
    #expect(log.take() == ["own b", "b"], "what the program chooses is not told")
    setting.dispose()
    try bar.person(does: .choose(0))
    #expect(log.take() == ["a"])
  }

  @Test func theBarOfAControllerTellsToo() throws {
    let (tabs, log) = (UITabBarController(), log)
    tabs.viewControllers = ["a", "b"].map { title in
      let controller = UIViewController()
      controller.tabBarItem = UITabBarItem(title: title, image: nil, tag: 0)
      return controller
    }
    tabs.tabBar.rx.didSelectItem.bind { log($0.title ?? "") } ~ bag
    try tabs.tabBar.person(does: .choose(1))
    #expect(log.lines == ["b"])
  }
}
