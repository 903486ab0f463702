import WeirNavigation

/// Steps of the benchmarks.
enum BenchmarkStep: Step {
  case push
  case pop
  case child
  case nothing
}

/// An app of one stack, with a number of flows that do nothing beside the one that is measured.
@MainActor
final class BenchmarkApp {
  let host = HeadlessHost()
  let coordinator: FlowCoordinator
  let stack = UINavigationController(rootViewController: UIViewController())
  let stepper = OneStepper(withSingleStep: BenchmarkStep.nothing)

  init(otherFlows: Int = 0, router: Router = Router()) {
    coordinator = FlowCoordinator(router: router)
    host.show(stack)
    for _ in 0..<otherFlows {
      coordinator.coordinate(flow: StackFlow(UINavigationController()), with: OneStepper(withSingleStep: NoneStep()))
    }
    coordinator.coordinate(flow: StackFlow(stack), with: stepper)
  }

  func send(_ step: BenchmarkStep) { stepper.steps.accept(step) }
}

/// A flow that pushes screens.
@MainActor
final class StackFlow: RoutableFlow {
  private let stack: UINavigationController
  var root: any Presentable { stack }

  init(_ stack: UINavigationController) { self.stack = stack }

  static func hop(for route: Route) -> RouteHop? { .step(BenchmarkStep.push) }

  func navigate(to step: any Step) -> FlowContributors {
    switch step {
    case BenchmarkStep.push:
      let screen = UIViewController()
      router.push(screen, on: stack, animated: false)
      return .viewController(screen, with: OneStepper(withSingleStep: NoneStep()))
    case BenchmarkStep.pop:
      router.pop(from: stack, animated: false)
      return .none
    case BenchmarkStep.child: return .flow(StackFlow(stack), with: BenchmarkStep.push)
    default: return .none
    }
  }
}
