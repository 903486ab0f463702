import Testing

@testable import RxTreeKit

/// Coordinators that show screens by a router, and objects that only can be presented.
@Suite struct RouterTests {
  @Test func modulesOfAFactory() {
    RouterSketch.app(
      """
      override func start() { showLogin() }
      private func showLogin() {
        let login = factory.makeLogin()
        login.onSignUp = { [weak self] in self?.showSignUp() }
        router.setRootModule(login)
      }
      private func showSignUp() {
        signUp = factory.makeSignUp()
        router.push(signUp)
      }
      """
    ).expect(
      from: "AuthCoordinator",
      """
      AuthCoordinator | showLogin | LoginController | screen
      AuthCoordinator | showSignUp | SignUpController | screen
      """)
  }

  @Test func moduleThatIsTurnedIntoAController() {
    RouterSketch.app("override func start() { router.setRootModule(factory.makeLogin().toPresent()) }").expect(
      from: "AuthCoordinator", "AuthCoordinator | start | LoginController | screen")
    RouterSketch.app("override func start() { router.present(factory.makeSignUp(), animated: true) }").expect(
      from: "AuthCoordinator", "AuthCoordinator | start | SignUpController | screen")
  }

  @Test func childOfACoordinatorFactory() {
    RouterSketch.app(
      """
      private let coordinators: CoordinatorFactory
      override func start() {
        let child = coordinators.makeOrder(navController: nil)
        child.finishFlow = { [weak self] in self?.start() }
        addDependency(child)
        child.start()
      }
      """,
      more: """
        //- CoordinatorFactory.swift
        protocol OrderOutput: AnyObject { var finishFlow: (() -> Void)? { get set } }
        protocol CoordinatorFactory { func makeOrder(navController: UINavigationController?) -> Coordinator & OrderOutput }
        final class CoordinatorFactoryImp: CoordinatorFactory {
          func makeOrder(navController: UINavigationController?) -> Coordinator & OrderOutput {
            return OrderCoordinator(router: router(navController))
          }
          private func router(_ stack: UINavigationController?) -> Router { RouterImp(rootController: stack ?? .init()) }
        }
        final class OrderCoordinator: BaseCoordinator, OrderOutput {
          var finishFlow: (() -> Void)?
          init(router: Router) {}
        }
        """
    ).expect(from: "AuthCoordinator", "AuthCoordinator | start | OrderCoordinator | flow")
  }

  @Test func tupleOfACoordinatorAndWhatToPresent() {
    RouterSketch.app(
      """
      private let coordinators: CoordinatorFactory
      override func start() {
        let (child, module) = coordinators.makeOrderBox()
        addDependency(child)
        router.present(module, animated: true)
        child.start()
      }
      """,
      more: """
        protocol CoordinatorFactory { func makeOrderBox() -> (configurator: Coordinator, toPresent: Presentable?) }
        final class CoordinatorFactoryImp: CoordinatorFactory {
          func makeOrderBox() -> (configurator: Coordinator, toPresent: Presentable?) {
            let router = RouterImp(rootController: UINavigationController())
            return (OrderCoordinator(router: router), router)
          }
        }
        final class OrderCoordinator: BaseCoordinator { init(router: Router) {} }
        """
    ).expect(from: "AuthCoordinator", "AuthCoordinator | start | OrderCoordinator | flow")
  }

  @Test func tupleInTheOtherOrderWithAScreen() {
    RouterSketch.app(
      """
      private let coordinators: CoordinatorFactory
      override func start() {
        let (presentable, child) = coordinators.makeTabs()
        child.start()
        addDependency(coordinator: child)
        router.setRootModule(presentable)
      }
      """,
      more: """
        protocol TabsView { var onFirst: (() -> Void)? { get set } }
        protocol CoordinatorFactory { func makeTabs() -> (Presentable, Coordinator) }
        final class CoordinatorFactoryImp: CoordinatorFactory {
          func makeTabs() -> (Presentable, Coordinator) {
            let tabs = TabsController()
            return (tabs, TabsCoordinator(view: tabs))
          }
        }
        final class TabsController: UITabBarController, TabsView { var onFirst: (() -> Void)? }
        final class TabsCoordinator: BaseCoordinator { init(view: TabsView) {} }
        """
    ).expect(
      from: "AuthCoordinator",
      """
      AuthCoordinator | start | TabsCoordinator | flow
      AuthCoordinator | start | TabsController | screen
      """)
  }

  @Test func coordinatorThatIsPresentedItself() {
    let app = AppSketch(
      screens: "MapViewController",
      """
      class PresentableCoordinator: Coordinator { func toPresentable() -> UIViewController { fatalError() } }
      protocol Coordinator: AnyObject {}
      final class CityCoordinator: PresentableCoordinator {
        let router: Router
        func openMap() {
          let child = MapCoordinator(router: router)
          addChild(child)
          router.push(child)
        }
        func openMapAgain() {
          let child = MapCoordinator(router: router)
          router.present(child.toPresentable())
        }
      }
      final class MapCoordinator: PresentableCoordinator {
        private lazy var map = MapViewController()
        init(router: Router) {}
        override func toPresentable() -> UIViewController { return map }
      }
      """)
    app.expect(
      from: "CityCoordinator",
      """
      CityCoordinator | openMap | MapCoordinator | flow
      CityCoordinator | openMapAgain | MapCoordinator | flow
      MapCoordinator | init | MapViewController | screen
      """)
  }

  @Test func closuresThatAMethodReturns() {
    RouterSketch.app(
      """
      private let tabs: TabsView
      override func start() {
        tabs.onViewDidLoad = runOrders()
        tabs.onOrders = runOrders()
      }
      private func runOrders() -> ((UINavigationController) -> Void) {
        return { [unowned self] stack in
          if stack.viewControllers.isEmpty {
            let child = OrderCoordinator(stack: stack)
            self.addDependency(child)
            child.start()
          }
        }
      }
      """,
      more: """
        protocol TabsView: AnyObject { var onViewDidLoad: ((UINavigationController) -> Void)? { get set } }
        final class OrderCoordinator: BaseCoordinator { init(stack: UINavigationController) {} }
        """
    ).expect(from: "AuthCoordinator", "AuthCoordinator | runOrders | OrderCoordinator | flow")
  }

  @Test func overloadedFactoryMethods() {
    RouterSketch.app(
      """
      private let coordinators: CoordinatorFactory
      override func start() {
        let child = coordinators.makeOrder()
        addDependency(child)
        child.start()
      }
      """,
      more: """
        protocol CoordinatorFactory { func makeOrder() -> Coordinator; func makeOrder(stack: UINavigationController?) -> Coordinator }
        final class CoordinatorFactoryImp: CoordinatorFactory {
          func makeOrder() -> Coordinator { return makeOrder(stack: nil) }
          func makeOrder(stack: UINavigationController?) -> Coordinator { return OrderCoordinator(stack: stack) }
        }
        final class OrderCoordinator: BaseCoordinator { init(stack: UINavigationController?) {} }
        """
    ).expect(from: "AuthCoordinator", "AuthCoordinator | start | OrderCoordinator | flow")
  }

  @Test func boxWhosePartsAreNamed() {
    RouterSketch.app(
      """
      private let coordinators: CoordinatorFactory
      override func start() {
        let box = coordinators.makeOrderBox()
        box.coordinator.start()
        router.present(box.screen, animated: true)
      }
      """,
      more: """
        protocol CoordinatorFactory { func makeOrderBox() -> (coordinator: Coordinator, screen: Presentable) }
        final class CoordinatorFactoryImp: CoordinatorFactory {
          func makeOrderBox() -> (coordinator: Coordinator, screen: Presentable) {
            return (OrderCoordinator(), LoginController())
          }
        }
        final class OrderCoordinator: BaseCoordinator {}
        """
    ).expect(
      from: "AuthCoordinator",
      """
      AuthCoordinator | start | OrderCoordinator | flow
      AuthCoordinator | start | LoginController | screen
      """)
  }
}
