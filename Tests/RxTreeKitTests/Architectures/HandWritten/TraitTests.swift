import Testing

@testable import RxTreeKit

/// What coordinators take from protocols and base classes.
@Suite struct TraitTests {
  @Test func traitOfAProtocolExtension() {
    let app = AppSketch(
      screens: "HelpViewController HomeViewController",
      """
      protocol Coordinator: AnyObject { var stack: UINavigationController { get } }
      protocol HelpShowing: Coordinator {}
      extension HelpShowing {
        func showHelp() { stack.present(HelpViewController(), animated: true) }
      }
      final class HomeCoordinator: HelpShowing {
        func start() { stack.pushViewController(HomeViewController(), animated: false) }
      }
      """)
    app.expect(
      from: "HomeCoordinator",
      """
      HomeCoordinator | start | HomeViewController | screen
      HomeCoordinator | showHelp | HelpViewController | screen
      """)
  }

  @Test func hookThatABaseClassCalls() {
    let app = AppSketch(
      screens: "HomeViewController CartViewController",
      """
      class ScreenCoordinator: Coordinator {
        let stack = UINavigationController()
        func start() { stack.pushViewController(makeScreen(), animated: true) }
        func makeScreen() -> UIViewController { fatalError("to be overridden") }
      }
      final class HomeCoordinator: ScreenCoordinator {
        override func makeScreen() -> UIViewController { HomeViewController() }
      }
      final class CartCoordinator: ScreenCoordinator {
        override func makeScreen() -> UIViewController {
          let cart = CartViewController()
          cart.coordinator = self
          return cart
        }
      }
      """)
    app.expect(from: "HomeCoordinator", "HomeCoordinator | makeScreen | HomeViewController | screen")
    app.expect(from: "CartCoordinator", "CartCoordinator | makeScreen | CartViewController | screen")
  }

  @Test func bareCoordinatorThatInheritsAllItDoes() {
    let app = AppSketch(
      screens: "HomeViewController",
      """
      class BaseCoordinator: Coordinator { func start() { stack.pushViewController(HomeViewController(), animated: true) } }
      final class HomeCoordinator: BaseCoordinator {}
      """)
    app.expect(from: "HomeCoordinator", "HomeCoordinator | start | HomeViewController | screen")
  }

  @Test func helperOfAProtocolThatIsGivenTheScreenIsItsCallers() {
    let app = AppSketch(
      screens: "HomeViewController",
      """
      protocol Coordinator: AnyObject {}
      extension Coordinator { func display(_ screen: UIViewController) { stack.setViewControllers([screen], animated: false) } }
      final class HomeCoordinator: Coordinator { func begin() { display(HomeViewController()) } }
      """)
    app.expect(from: "HomeCoordinator", "HomeCoordinator | begin | HomeViewController | screen")
  }

  @Test func superStart() {
    let app = AppSketch(
      screens: "HomeViewController TourViewController",
      """
      class BaseCoordinator: Coordinator { func start() { stack.pushViewController(HomeViewController(), animated: true) } }
      final class TourCoordinator: BaseCoordinator {
        override func start() {
          super.start()
          stack.present(TourViewController(), animated: true)
        }
      }
      """)
    app.expect(
      from: "TourCoordinator",
      """
      TourCoordinator | start | HomeViewController | screen
      TourCoordinator | start | TourViewController | screen
      """)
  }
}
