import RxController
import RxFlow
import RxSwift
import Testing
import WeirDriver
import WeirUI

/// Code for RxFlow and RxController.
@MainActor struct NavigationTests {
  private enum AppStep: Step { case start, details(String) }

  private final class ListViewModel: RxViewModel {
    func choose(_ name: String) { steps.accept(AppStep.details(name)) }
  }

  private final class ListViewController: RxViewController<ListViewModel> {
    let button = UIButton(type: .system)

    override func subviews() -> [UIView] { [button] }

    override func bind() -> [Disposable] {
      button.setTitle("Details", for: .normal)
      return [button.rx.tap.subscribe(onNext: { [unowned self] in viewModel.choose("pear") })]
    }

    override func createConstraints() { button.layout.make { $0.center.equalToSuperview() } }
  }

  private final class DetailsViewController: UIViewController {}

  private final class AppFlow: Flow {
    let navigationController = UINavigationController()
    var root: Presentable { navigationController }

    func navigate(to step: Step) -> FlowContributors {
      guard let step = step as? AppStep else { return .none }
      switch step {
      case .start:
        let viewModel = ListViewModel()
        let screen = ListViewController(viewModel: viewModel)
        navigationController.pushViewController(screen, animated: false)
        return .one(flowContributor: .contribute(withNextPresentable: screen, withNextStepper: viewModel))
      case .details(let name):
        let screen = DetailsViewController()
        screen.title = name
        navigationController.pushViewController(screen, animated: true)
        return .none
      }
    }
  }

  @Test func aFlowThatAPersonUses() async throws {
    let (flow, coordinator) = (AppFlow(), FlowCoordinator())
    let host = HeadlessHost()
    let window = UIWindow(windowScene: host.windowScene)
    Flows.use(flow, when: .created) { root in window.rootViewController = root }
    coordinator.coordinate(flow: flow, with: OneStepper(withSingleStep: AppStep.start))
    window.makeKeyAndVisible()
    let driver = AppDriver(host: host, flowCoordinator: coordinator)
    try await driver.tap("button Details")
    try driver.expect("pear")
    #expect(flow.navigationController.viewControllers.count == 2)
  }
}
