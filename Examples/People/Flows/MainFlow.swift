import WeirMVVM

/// The main screen with its two tabs, each a flow of its own.
final class MainFlow: Flow {
  private let viewModel = MainViewModel()
  private lazy var mainViewController = MainViewController(viewModel: viewModel)

  var root: Presentable { mainViewController }

  func navigate(to step: Step) -> FlowContributors {
    guard let step = step as? MainStep else { return .none }
    switch step {
    case .start:
      let childFlow = ChildFlow()
      let profileFlow = ProfileFlow(person: PeopleDirectory.first)
      Flows.use(childFlow, profileFlow, when: .ready) { [mainViewController] child, profile in
        mainViewController.setViewControllers([child, profile], animated: false)
      }
      return .multiple(flowContributors: [
        .contribute(withNextPresentable: mainViewController, withNextStepper: viewModel),
        .flow(childFlow, with: ChildStep.start),
        .flow(profileFlow, with: ProfileStep.start),
      ])
    }
  }
}
