import Testing

@testable import RxTreeKit

/// Children of hand-written coordinators.
@Suite struct ChildTests {
  @Test func startOfALibrarysBaseClass() {
    let app = AppSketch(
      """
      final class MainCoordinator: LibraryCoordinator {
        override func start() {
          let child = ChildCoordinator()
          start(coordinator: child)
        }
      }
      final class ChildCoordinator: LibraryCoordinator {}
      """)
    app.expect(from: "MainCoordinator", "MainCoordinator | start | ChildCoordinator | flow")
  }

  @Test func baseClassThatKeepsChildren() {
    let app = AppSketch(
      """
      class BaseCoordinator: Coordinator {
        private(set) var childCoordinators: [Coordinator] = []
        func start() { fatalError("to be overridden") }
        func start(coordinator: Coordinator) {
          childCoordinators.append(coordinator)
          coordinator.start()
        }
      }
      protocol Coordinator: AnyObject { func start() }
      //- AppCoordinator.swift
      final class AppCoordinator: BaseCoordinator {
        override func start() {
          isSignedIn ? showHome() : showLogin()
        }
        private func showHome() { start(coordinator: HomeCoordinator()) }
        private func showLogin() {
          let coordinator = LoginCoordinator()
          coordinator.onFinish = { [weak self] in self?.showHome() }
          start(coordinator: coordinator)
        }
      }
      final class HomeCoordinator: BaseCoordinator {}
      final class LoginCoordinator: BaseCoordinator {}
      """)
    app.expect(
      from: "AppCoordinator",
      """
      AppCoordinator | showHome | HomeCoordinator | flow
      AppCoordinator | showLogin | LoginCoordinator | flow
      """)
  }

  @Test func childrenHandedInAndStarted() {
    let app = AppSketch(
      """
      protocol Coordinator: AnyObject { var childCoordinators: [Coordinator] { get set }; func start() }
      final class AppCoordinator: Coordinator {
        var childCoordinators: [Coordinator] = []
        private let films: FilmsCoordinator
        private let likes: LikesCoordinator
        weak var parent: RootCoordinator?
        init(films: FilmsCoordinator, likes: LikesCoordinator) { self.films = films; self.likes = likes }
        func start() {
          childCoordinators.append(films)
          childCoordinators.append(likes)
          films.start()
          likes.start()
          parent?.childDidStart(self)
        }
        func filmsDidFinish(_ coordinator: FilmsCoordinator) { childCoordinators.removeAll { $0 === coordinator } }
      }
      final class FilmsCoordinator: Coordinator { var childCoordinators: [Coordinator] = []; func start() {} }
      final class LikesCoordinator: Coordinator { var childCoordinators: [Coordinator] = []; func start() {} }
      final class RootCoordinator: Coordinator {
        var childCoordinators: [Coordinator] = []
        func start() {}
        func childDidStart(_ child: Coordinator) {}
      }
      """)
    app.expect(
      from: "AppCoordinator",
      """
      AppCoordinator | start | FilmsCoordinator | flow
      AppCoordinator | start | LikesCoordinator | flow
      """)
  }

  @Test func switchOverAnEnumOfTheMenuIsTheMethods() {
    let app = AppSketch(
      """
      enum MenuItem { case films, likes }
      final class MenuCoordinator: BaseCoordinator {
        func select(_ item: MenuItem) {
          switch item {
          case .films: start(coordinator: FilmsCoordinator())
          case .likes: start(coordinator: LikesCoordinator())
          }
        }
      }
      final class FilmsCoordinator: BaseCoordinator {}
      final class LikesCoordinator: BaseCoordinator {}
      """)
    app.expect(
      from: "MenuCoordinator",
      """
      MenuCoordinator | select | FilmsCoordinator | flow
      MenuCoordinator | select | LikesCoordinator | flow
      """)
  }

  @Test func coordinatorsFromAContainer() {
    let app = AppSketch(
      """
      final class AppCoordinator: BaseCoordinator {
        override func start() {
          removeChildCoordinators()
          let coordinator = AppDelegate.container.resolve(SignInCoordinator.self)!
          coordinator.navigationController = BaseNavigationController()
          start(coordinator: coordinator)
          window.rootViewController = coordinator.navigationController
        }
      }
      class BaseCoordinator: Coordinator {
        func start() {}
        func start(coordinator: Coordinator) { coordinator.start() }
      }
      final class SignInCoordinator: BaseCoordinator {}
      class BaseNavigationController: UINavigationController {}
      """)
    app.expect(from: "AppCoordinator", "AppCoordinator | start | SignInCoordinator | flow")
  }

  @Test func initialiserWithUnnamedArguments() {
    let app = AppSketch(
      """
      final class StartCoordinator: RootViewCoordinator {
        var childCoordinators: [Coordinator] = []
        init(_ window: UIWindow) {}
        func start() { showUsers() }
        private func showUsers() {
          let coordinator = UserCoordinator(navigationController, delegate: self, path: "a")
          add(childCoordinator: coordinator)
          coordinator.start()
        }
      }
      typealias RootViewCoordinator = Coordinator & RootViewControllerProvider
      protocol RootViewControllerProvider: AnyObject { var rootViewController: UIViewController { get } }
      protocol Coordinator: AnyObject { var childCoordinators: [Coordinator] { get set } }
      extension Coordinator { func add(childCoordinator: Coordinator) { childCoordinators.append(childCoordinator) } }
      final class UserCoordinator: RootViewCoordinator {
        init(_ stack: UINavigationController, delegate: AnyObject, path: String) {}
      }
      """)
    app.expect(from: "StartCoordinator", "StartCoordinator | showUsers | UserCoordinator | flow")
  }
}
