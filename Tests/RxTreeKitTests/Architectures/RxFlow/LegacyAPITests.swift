import Testing

@testable import RxTreeKit

/// RxFlow before its version 2: next flow items in place of contributors.
@Suite struct LegacyAPITests {
  @Test func oneItem() {
    let app = AppSketch(
      screens: "TicketViewController",
      """
      enum TicketStep: Step { case ticket }
      final class TicketFlow: Flow {
        var root: Presentable { return stack }
        private let stack = UINavigationController()
        func navigate(to step: Step) -> NextFlowItems {
          guard let step = step as? TicketStep else { return NextFlowItems.stepNotHandled }
          switch step {
          case .ticket:
            let ticket = TicketViewController()
            stack.pushViewController(ticket, animated: true)
            return .one(flowItem: NextFlowItem(nextPresentable: ticket, nextStepper: ticket.viewModel))
          }
        }
      }
      """)
    app.expect(from: "TicketFlow", "TicketFlow | ticket | TicketViewController | screen")
  }

  @Test func itemsInLocalsWhoseNamesLie() {
    let app = AppSketch(
      screens: "TicketViewController SeatViewController",
      """
      enum TrainStep: Step { case board, leave }
      final class TrainFlow: Flow {
        var root: Presentable { return stack }
        private let stack = UINavigationController()
        func navigate(to step: Step) -> NextFlowItems {
          guard let step = step as? TrainStep else { return .none }
          switch step {
          case .board:
            let rideFlow = RideFlow()
            let ticket = TicketViewController()
            let seat = SeatViewController()
            let seatStack = UINavigationController(rootViewController: seat)
            let rideFlowItem = NextFlowItem(nextPresentable: ticket, nextStepper: ticket)
            let nextFlow = NextFlowItem(nextPresentable: seatStack, nextStepper: OneStepper(withSingleStep: NoStep()))
            return NextFlowItems.multiple(flowItems: [nextFlow, rideFlowItem])
          case .leave: return NextFlowItems.none
          }
        }
      }
      final class RideFlow: Flow {}
      """)
    app.expect(
      from: "TrainFlow",
      """
      TrainFlow | board | TicketViewController | screen
      TrainFlow | board | SeatViewController | screen
      """)
  }

  @Test func twoItemsOfOnePresentableAreOneEdge() {
    let app = AppSketch(
      screens: "CreateViewController",
      """
      enum PlanStep: Step { case create }
      final class PlanFlow: Flow {
        var root: Presentable { return UINavigationController() }
        func navigate(to step: Step) -> NextFlowItems {
          guard case .create? = step as? PlanStep else { return .stepNotHandled }
          let create = CreateViewController()
          let wrapper = UINavigationController(rootViewController: create)
          let items = [
            NextFlowItem(nextPresentable: wrapper, nextStepper: create.viewModel),
            NextFlowItem(nextPresentable: wrapper, nextStepper: create),
          ]
          return .multiple(flowItems: items)
        }
      }
      """)
    app.expect(from: "PlanFlow", "PlanFlow | create | CreateViewController | screen")
  }

  @Test func screenThatIsTheStepperOfAnotherFlow() {
    let app = AppSketch(
      screens: "ListViewController",
      """
      enum HomeStep: Step { case start }
      final class HomeFlow: Flow {
        var root: Presentable { return tabs }
        private let tabs = UITabBarController()
        func navigate(to step: Step) -> NextFlowItems {
          guard case .start? = step as? HomeStep else { return .stepNotHandled }
          let list = ListViewController()
          let stack = UINavigationController(rootViewController: list)
          let planFlow = PlanFlow(rootViewController: stack)
          tabs.setViewControllers([stack], animated: false)
          return .one(flowItem: NextFlowItem(nextPresentable: planFlow, nextStepper: list))
        }
      }
      final class PlanFlow: Flow {}
      """)
    app.expect(
      from: "HomeFlow",
      """
      HomeFlow | start | ListViewController | shown
      HomeFlow | start | PlanFlow | flow
      """)
  }

  @Test func ownInitialiserOfAnItem() {
    let app = AppSketch(
      """
      enum IntroStep: Step { case start }
      final class IntroFlow: Flow {
        var root: Presentable { return UIViewController() }
        func navigate(to step: Step) -> NextFlowItems {
          guard case .start? = step as? IntroStep else { return .none }
          let tour = TourFlow()
          return .one(flowItem: NextFlowItem(tour))
        }
      }
      final class TourFlow: Flow {}
      extension NextFlowItem {
        init(_ flow: Flow & Stepper) { self.init(nextPresentable: flow, nextStepper: flow) }
      }
      """)
    app.expect(from: "IntroFlow", "IntroFlow | start | TourFlow | flow")
  }

  @Test func coordinateWithTheOldLabels() {
    let app = AppSketch(
      """
      final class IntroFlow: Flow {}
      @UIApplicationMain
      final class AppDelegate: UIResponder, UIApplicationDelegate {
        let coordinator = Coordinator()
        private lazy var flow: IntroFlow = { return IntroFlow() }()
        func application(_ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplicationLaunchOptionsKey: Any]?) -> Bool {
          coordinator.coordinate(flow: flow, withStepper: OneStepper(withSingleStep: IntroStep.start))
          return true
        }
      }
      """)
    app.expectRoots("IntroFlow")
  }
}
