import WeirMVVM

/// The last name, inside the name screen.
final class LastNameViewController: RxViewController<LastNameViewModel> {
  private let lastNameLabel = UILabel()
  private let updateButton = UIButton(title: "Update last name")
  private lazy var content = ContentStack([lastNameLabel, updateButton])

  override func subviews() -> [UIView] { [content] }

  override func createConstraints() { content.fill(view) }

  override func bind() -> [Disposable] {
    [
      viewModel.lastName ~> lastNameLabel.rx.text,
      updateButton.rx.tap.bind { [unowned self] in viewModel.updateLastName() },
    ]
  }
}
