import Weir

/// The app as a whole: the list, profiles pushed over it, and the sheet to edit a description.
final class RepositoriesFlow: Flow {
  let navigationController = UINavigationController()
  private let services: Services

  var root: any Presentable { navigationController }

  init(services: Services) { self.services = services }

  func navigate(to step: any Step) -> FlowContributors {
    guard let step = step as? AppStep else { return .none }
    switch step {
    case .list: return showList()
    case .profile(let id): return showProfile(of: id)
    case .edit(let id): return editDescription(of: id)
    case .edited: return dismissSheet()
    }
  }

  private func showList() -> FlowContributors {
    let reactor = RepositoryListReactor(services: services)
    let screen = RepositoryListViewController(images: services.images)
    screen.reactor = reactor
    navigationController.setViewControllers([screen], animated: false)
    return .viewController(screen, with: reactor)
  }

  private func showProfile(of id: Repository.ID) -> FlowContributors {
    let reactor = ProfileReactor(id: id, services: services)
    let screen = ProfileViewController(images: services.images)
    screen.reactor = reactor
    router.push(screen, on: navigationController)
    return .viewController(screen, with: reactor)
  }

  private func editDescription(of id: Repository.ID) -> FlowContributors {
    let flow = EditFlow(id: id, services: services)
    Flows.use(flow, when: .created) { [router, navigationController] root in
      router.present(root, from: navigationController)
    }
    return .flow(flow, with: EditStep.start)
  }

  private func dismissSheet() -> FlowContributors {
    if let sheet = navigationController.presentedViewController { router.dismiss(sheet) }
    return .none
  }
}
