import Testing

@testable import RxTreeKit

/// Coordinators written by hand: screens that their methods show, children that they start.
@Suite struct StartTests {
  /// A coordinator whose method `start` has the given body; HomeViewController and ChildCoordinator are there.
  private func app(_ body: String, members: String = "", more: String = "") -> AppSketch {
    AppSketch(
      screens: "HomeViewController",
      """
      protocol Coordinator: AnyObject {
        var childCoordinators: [Coordinator] { get set }
        func start()
      }
      final class MainCoordinator: Coordinator {
        var childCoordinators: [Coordinator] = []
        private let navigationController: UINavigationController
        private let window: UIWindow
        init(window: UIWindow, navigationController: UINavigationController = .init()) {
          self.window = window
          self.navigationController = navigationController
        }
        func start() {
          \(body)
        }
        \(members)
      }
      final class ChildCoordinator: Coordinator {
        var childCoordinators: [Coordinator] = []
        init(navigationController: UINavigationController) {}
        func start() {}
      }
      \(more)
      """)
  }

  private let home = "MainCoordinator | start | HomeViewController | screen"
  private let child = "MainCoordinator | start | ChildCoordinator | flow"

  @Test(arguments: [
    "navigationController.pushViewController(HomeViewController(), animated: true)",
    "navigationController.viewControllers = [HomeViewController()]",
    "navigationController.setViewControllers([HomeViewController()], animated: false)",
    "let home = HomeViewController()\nhome.coordinator = self\nwindow.rootViewController = home\nwindow.makeKeyAndVisible()",
    "window.rootViewController = UINavigationController(rootViewController: HomeViewController())",
    "navigationController.present(UINavigationController(rootViewController: HomeViewController()), animated: true)",
    "navigationController.showDetailViewController(HomeViewController(), sender: nil)",
    "let home = HomeViewController.instance()\nUIView.transition(with: window, duration: 0.2, animations: { self.window.rootViewController = home })",
    "guard let home = UIStoryboard(name: \"M\", bundle: nil).instantiateInitialViewController() as? HomeViewController else { return }\nnavigationController.pushViewController(home, animated: false)",
  ])
  func everyWayToShowAScreen(_ body: String) {
    app(body).expect(from: "MainCoordinator", home)
  }

  @Test(arguments: [
    "let child = ChildCoordinator(navigationController: navigationController)\nchildCoordinators.append(child)\nchild.start()",
    "let child = ChildCoordinator(navigationController: navigationController)\nchild.start()\nchildCoordinators.append(child)",
    "ChildCoordinator(navigationController: navigationController).start()",
    "let child = ChildCoordinator(navigationController: navigationController)\nself.childCoordinators.append(child)",
    "let child = ChildCoordinator(navigationController: navigationController)\naddCoordinator(child)\nchild.start()",
    "let child = ChildCoordinator(navigationController: navigationController)\nadd(childCoordinator: child)\nchild.start()",
    "let child = ChildCoordinator(navigationController: navigationController)\naddDependency(child)\nchild.start()",
    "let child = ChildCoordinator(navigationController: navigationController)\nself.coordinate(to: child)",
    "let child = ChildCoordinator(navigationController: navigationController)\nstore(coordinator: child)\nchild.start()",
    "let child = ChildCoordinator(navigationController: navigationController)\nlet menu = UINavigationController()\nnavigationController.present(menu, animated: true)\nchild.start()",
    "childCoordinators = [ChildCoordinator(navigationController: navigationController)]\nchildCoordinators.forEach { $0.start() }",
  ])
  func everyWayToStartAChild(_ body: String) {
    app(body).expect(from: "MainCoordinator", child)
  }

  @Test func childrenInADictionary() {
    app(
      """
      childCoordinators["child"] = ChildCoordinator(navigationController: navigationController)
      childCoordinators["child"]?.start()
      """
    ).expect(from: "MainCoordinator", child)
  }

  @Test func theMethodThatNamesTheChildIsTheStep() {
    app(
      "showHome()",
      members: """
        private func showHome() {
          let home = HomeViewController()
          home.onDetail = { [weak self] id in self?.showChild(id) }
          navigationController.pushViewController(home, animated: true)
        }
        private func showChild(_ id: Int) {
          let child = ChildCoordinator(navigationController: navigationController)
          childCoordinators.append(child)
          child.start()
        }
        """
    ).expect(
      from: "MainCoordinator",
      """
      MainCoordinator | showHome | HomeViewController | screen
      MainCoordinator | showChild | ChildCoordinator | flow
      """)
  }

  @Test func helpersOfTheProtocolKeepTheCallersStep() {
    app(
      "push(HomeViewController())",
      more: """
        //- Coordinator+Helpers.swift
        extension Coordinator {
          func push(_ screen: UIViewController, animated: Bool = true) { navigation.pushViewController(screen, animated: animated) }
        }
        """
    ).expect(from: "MainCoordinator", home)
  }

  @Test func everyMethodInAnExtension() {
    let app = AppSketch(
      screens: "ItemViewController",
      """
      final class ItemCoordinator: Coordinator {
        let navigationController: UINavigationController
        func start() { showItem() }
      }
      //- ItemCoordinator+Screens.swift
      extension ItemCoordinator {
        func showItem() {
          guard let item = UIStoryboard.init(name: "Item", bundle: nil).instantiateInitialViewController() as? ItemViewController else { assertionFailure(); return }
          item.delegate = self
          navigationController.pushViewController(item, animated: true)
        }
      }
      """)
    app.expect(from: "ItemCoordinator", "ItemCoordinator | showItem | ItemViewController | screen")
  }

  @Test func systemScreensAndEmptyStacksAreLeftOut() {
    app(
      """
      let stack = UINavigationController()
      let child = ChildCoordinator(navigationController: stack)
      childCoordinators.append(child)
      child.start()
      navigationController.present(stack, animated: true)
      navigationController.present(SFSafariViewController(url: url), animated: true)
      navigationController.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: true)
      """
    ).expect(from: "MainCoordinator", child)
  }
}
