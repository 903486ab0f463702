import Testing

@testable import RxTreeKit

/// Hand-written coordinators with one method for many destinations.
@Suite struct DestinationTests {
  /// A coordinator whose method has the given signature; it shows ListViewController and starts a CardCoordinator.
  private func app(_ signature: String, _ subject: String, more: String) -> AppSketch {
    AppSketch(
      screens: "ListViewController",
      """
      final class HomeCoordinator: Coordinator {
        private let stack: UINavigationController
        \(signature) {
          switch \(subject) {
          case .list: stack.pushViewController(ListViewController(), animated: true)
          case .card(let id):
            let coordinator = CardCoordinator(stack: stack, id: id)
            childCoordinators.append(coordinator)
            coordinator.start()
          case .back: stack.popViewController(animated: true)
          }
        }
      }
      final class CardCoordinator: Coordinator { func start() {} }
      \(more)
      """)
  }

  private func edges(_ list: String, _ card: String) -> String {
    "HomeCoordinator | \(list) | ListViewController | screen\nHomeCoordinator | \(card) | CardCoordinator | flow"
  }

  @Test func destinationsRoutesAndStepsAreSteps() {
    for type in ["HomeDestination", "HomeRoute", "HomeStep"] {
      app("func navigate(to next: \(type))", "next", more: "enum \(type) { case list, card(Int), back }")
        .expect(from: "HomeCoordinator", edges("list", "card"))
    }
  }

  @Test func nestedEnum() {
    app(
      "func coordinate(to step: Self.Step)", "step",
      more: "extension HomeCoordinator { enum Step { case list, card(Int), back } }"
    )
    .expect(from: "HomeCoordinator", edges("list", "card"))
  }

  @Test func otherEnumsAreTheMethods() {
    app("func eventOccurred(_ event: HomeEvent)", "event", more: "enum HomeEvent { case list, card(Int), back }")
      .expect(from: "HomeCoordinator", edges("eventOccurred", "eventOccurred"))
  }

  @Test func startIsTheStepOfWhatStartShowsByADestination() {
    let app = AppSketch(
      screens: "ListViewController",
      """
      enum HomeDestination { case list }
      final class HomeCoordinator: Coordinator {
        func start() { navigate(to: .list) }
        func navigate(to destination: HomeDestination) {
          switch destination { case .list: stack.pushViewController(ListViewController(), animated: true) }
        }
      }
      """)
    app.expect(from: "HomeCoordinator", "HomeCoordinator | list | ListViewController | screen")
  }

  @Test func variableOfAProtocolAndScreenType() {
    let app = AppSketch(
      screens: "SecondViewController",
      """
      protocol Coordinating { var coordinator: Coordinator? { get set } }
      extension SecondViewController: Coordinating { var coordinator: Coordinator? { get { nil } set {} } }
      final class MainCoordinator: Coordinator {
        var navigationController: UINavigationController?
        func eventOccurred(with type: Event) {
          switch type {
          case .buttonTapped:
            var vc: UIViewController & Coordinating = SecondViewController()
            vc.coordinator = self
            navigationController?.pushViewController(vc, animated: true)
          }
        }
      }
      enum Event { case buttonTapped }
      """)
    app.expect(from: "MainCoordinator", "MainCoordinator | eventOccurred | SecondViewController | screen")
  }

  @Test func screensThatHaveACoordinator() {
    for name in ["Coordinating", "Coordinatable"] {
      let app = AppSketch(
        """
        protocol \(name) { var coordinator: MainCoordinator? { get set } }
        class BaseViewController: UIViewController, \(name) { var coordinator: MainCoordinator? }
        final class FirstViewController: BaseViewController {}
        final class MainCoordinator: \(name) {
          var coordinator: MainCoordinator?
          func start() { stack.pushViewController(FirstViewController(), animated: true) }
        }
        """)
      app.expect(from: "MainCoordinator", "MainCoordinator | start | FirstViewController | screen")
    }
  }

  @Test func screenThatIsACoordinator() {
    let app = AppSketch(
      screens: "FirstViewController",
      """
      protocol Coordinator {}
      final class TabsViewController: UITabBarController, Coordinator {
        func start() { navigationController?.pushViewController(FirstViewController(), animated: true) }
      }
      """)
    app.expect(from: "TabsViewController", "TabsViewController | start | FirstViewController | screen")
  }
}
