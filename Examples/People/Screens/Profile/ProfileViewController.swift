import WeirMVVM

/// A person's profile.
final class ProfileViewController: RxViewController<ProfileViewModel> {
  private let nameLabel = UILabel()
  private let numberLabel = UILabel()
  private let friendsButton = UIButton(title: "Friends")
  private lazy var content = ContentStack([nameLabel, numberLabel, friendsButton])

  override func subviews() -> [UIView] { [content] }

  override func createConstraints() { content.pinToTop(of: view) }

  override func bind() -> [Disposable] {
    [
      viewModel.name ~> nameLabel.rx.text,
      viewModel.number ~> numberLabel.rx.text,
      friendsButton.rx.tap.bind { [unowned self] in viewModel.showFriends() },
    ]
  }
}
