import WeirMVVM

/// A person's friends, and the way to the profile of each.
final class FriendsFlow: Flow {
  private let friendsViewController: FriendsViewController

  var root: Presentable { friendsViewController }

  init(person: Person) {
    friendsViewController = FriendsViewController(viewModel: .init(person: person))
  }

  func navigate(to step: Step) -> FlowContributors {
    guard let step = step as? FriendsStep else { return .none }
    switch step {
    case .start:
      return .viewController(friendsViewController)
    case .profile(let person):
      return showProfile(of: person)
    }
  }

  private func showProfile(of person: Person) -> FlowContributors {
    let profileFlow = ProfileFlow(person: person)
    Flows.use(profileFlow, when: .ready) { [friendsViewController] root in
      friendsViewController.navigationController?.pushViewController(root, animated: true)
    }
    return .flow(profileFlow, with: ProfileStep.start)
  }
}
