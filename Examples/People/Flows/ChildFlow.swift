import WeirMVVM

/// The tab with nested screens, which exchange a name and a number.
final class ChildFlow: Flow {
  private let infoViewController = InfoViewController(viewModel: InfoViewModel())

  var root: Presentable { infoViewController }

  func navigate(to step: Step) -> FlowContributors {
    guard let step = step as? ChildStep else { return .none }
    switch step {
    case .start:
      return .viewController(infoViewController)
    }
  }
}
