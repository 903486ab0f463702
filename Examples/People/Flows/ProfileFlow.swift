import WeirMVVM

/// A person's profile, and the way to their friends.
final class ProfileFlow: Flow {
  private let profileViewController: ProfileViewController

  var root: Presentable { profileViewController }

  init(person: Person) {
    profileViewController = ProfileViewController(viewModel: .init(person: person))
  }

  func navigate(to step: Step) -> FlowContributors {
    guard let step = step as? ProfileStep else { return .none }
    switch step {
    case .start:
      return .viewController(profileViewController)
    case .friends(let person):
      return showFriends(of: person)
    }
  }

  private func showFriends(of person: Person) -> FlowContributors {
    let friendsFlow = FriendsFlow(person: person)
    Flows.use(friendsFlow, when: .ready) { [profileViewController] root in
      profileViewController.navigationController?.pushViewController(root, animated: true)
    }
    return .flow(friendsFlow, with: FriendsStep.start)
  }
}
