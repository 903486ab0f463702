import Testing

@testable import RxTreeKit

/// What counts as a screen of a hand-written coordinator, and what is only the stage for others.
@Suite struct StageTests {
  @Test func tabBarControllerOfTheAppThatIsShownIsAScreen() {
    let app = AppSketch(
      screens: "LoginViewController",
      """
      final class HomeTabsController: UITabBarController {}
      final class HomeCoordinator: Coordinator {
        private let window: UIWindow
        func start() {
          let tabs = HomeTabsController()
          tabs.setViewControllers([LoginViewController()], animated: false)
          window.rootViewController = tabs
        }
      }
      """)
    app.expect(
      from: "HomeCoordinator",
      """
      HomeCoordinator | start | LoginViewController | screen
      HomeCoordinator | start | HomeTabsController | screen
      """)
  }

  @Test func plainContainersAreLeftOut() {
    let app = AppSketch(
      screens: "FirstViewController SecondViewController",
      """
      final class HomeCoordinator: Coordinator {
        private let window: UIWindow
        func start() {
          let tabs = UITabBarController()
          tabs.viewControllers = [UINavigationController(rootViewController: FirstViewController()), SecondViewController()]
          window.rootViewController = tabs
        }
      }
      """)
    app.expect(
      from: "HomeCoordinator",
      """
      HomeCoordinator | start | FirstViewController | screen
      HomeCoordinator | start | SecondViewController | screen
      """)
  }

  @Test func ownNavigationControllerIsSeenThrough() {
    let app = AppSketch(
      screens: "TourViewController",
      """
      class BaseNavigationController: UINavigationController {}
      final class TourCoordinator: Coordinator {
        private let parent: UIViewController
        private var stack: BaseNavigationController!
        func start() {
          stack = BaseNavigationController(rootViewController: TourViewController())
          parent.presentOnTop(stack)
        }
      }
      """)
    app.expect(from: "TourCoordinator", "TourCoordinator | start | TourViewController | screen")
  }

  @Test func containerHandedToTheCoordinatorIsNoScreen() {
    let app = AppSketch(
      screens: "MainViewController PlaceViewController",
      """
      final class PlaceCoordinator: Coordinator {
        private let container: MainViewController
        init(container: MainViewController) { self.container = container }
        func start() { container.show(PlaceViewController()) }
      }
      """)
    app.expect(from: "PlaceCoordinator", "PlaceCoordinator | start | PlaceViewController | screen")
  }

  @Test func lazyRootThatStartShows() {
    let app = AppSketch(
      screens: "ListViewController MapViewController",
      """
      final class FeedViewController: UIViewController {
        private let list: ListViewController
        private let map: MapViewController
        weak var coordinator: FeedCoordinator?
        init(list: ListViewController, map: MapViewController) { self.list = list; self.map = map }
        func showList() { addChild(list) }
        func showMap() { addChild(map) }
      }
      final class FeedCoordinator: Coordinator {
        private let navigationController: UINavigationController
        private lazy var rootViewController: FeedViewController = {
          let feed = FeedViewController(list: ListViewController(), map: MapViewController())
          feed.coordinator = self
          return feed
        }()
        func start() { navigationController.setViewControllers([rootViewController], animated: true) }
      }
      """)
    app.expect(
      from: "FeedCoordinator",
      """
      FeedCoordinator | start | FeedViewController | screen
      FeedViewController |  | ListViewController | child
      FeedViewController |  | MapViewController | child
      """)
  }

  @Test func screenThatTheParentPutsOnATabIsTheChilds() {
    let app = AppSketch(
      screens: "HomeViewController",
      """
      final class TabsCoordinator: Coordinator {
        private let tabBarController = UITabBarController()
        var childCoordinators: [Coordinator] = []
        func start() {
          let home = HomeCoordinator()
          childCoordinators.append(home)
          home.start()
          tabBarController.viewControllers = childCoordinators.compactMap { $0.navigationController }
        }
      }
      final class HomeCoordinator: Coordinator {
        var navigationController: UINavigationController?
        func start() { navigationController = UINavigationController(rootViewController: HomeViewController()) }
      }
      """)
    app.expect(
      from: "TabsCoordinator",
      """
      TabsCoordinator | start | HomeCoordinator | flow
      HomeCoordinator | start | HomeViewController | screen
      """)
  }

  @Test func coordinatorBetweenScreensThatKnowIt() {
    let app = AppSketch(
      screens: "DetailViewController",
      """
      final class ListViewController: UIViewController {
        weak var coordinator: ListCoordinator?
        @objc func tapped() { coordinator?.showDetail(id: 1) }
      }
      final class ListCoordinator: Coordinator {
        func start() {
          let list = ListViewController()
          list.coordinator = self
          navigationController.pushViewController(list, animated: false)
        }
        func showDetail(id: Int) {
          navigationController.pushViewController(DetailViewController(id: id), animated: true)
        }
      }
      """)
    app.expect(
      from: "ListCoordinator",
      """
      ListCoordinator | start | ListViewController | screen
      ListCoordinator | showDetail | DetailViewController | screen
      """)
  }

  @Test func stringCommandsAreTheMethodsTheyCall() {
    let app = AppSketch(
      screens: "AddViewController EditViewController",
      """
      final class ItemCoordinator: Coordinator {
        func start() {}
        func send(_ action: ViewModelAction) {
          switch action.name {
          case "add": add()
          case "edit": stack.dismiss(animated: true) { self.edit() }
          default: break
          }
        }
        private func add() { stack.pushViewController(AddViewController(), animated: true) }
        private func edit() { stack.pushViewController(EditViewController(), animated: true) }
      }
      """)
    app.expect(
      from: "ItemCoordinator",
      """
      ItemCoordinator | add | AddViewController | screen
      ItemCoordinator | edit | EditViewController | screen
      """)
  }
}
