import Weir

/// Editing the description of a repository, in a sheet.
final class EditFlow: Flow {
  private let navigationController = UINavigationController()
  private let id: Repository.ID
  private let services: Services

  var root: any Presentable { navigationController }

  init(id: Repository.ID, services: Services) {
    self.id = id
    self.services = services
  }

  func navigate(to step: any Step) -> FlowContributors {
    guard let step = step as? EditStep else { return .none }
    switch step {
    case .start: return showForm()
    case .done: return .end(forwardToParentFlowWithStep: AppStep.edited)
    }
  }

  private func showForm() -> FlowContributors {
    let reactor = EditDescriptionReactor(id: id, services: services)
    let screen = EditDescriptionViewController()
    screen.reactor = reactor
    navigationController.setViewControllers([screen], animated: false)
    return .viewController(screen, with: reactor)
  }
}
