import WeirMVVM

/// The first name, inside the name screen.
final class FirstNameViewController: RxViewController<FirstNameViewModel> {
  private let firstNameLabel = UILabel()
  private let updateButton = UIButton(title: "Update first name")
  private lazy var content = ContentStack([firstNameLabel, updateButton])

  override func subviews() -> [UIView] { [content] }

  override func createConstraints() { content.fill(view) }

  override func bind() -> [Disposable] {
    [
      viewModel.firstName ~> firstNameLabel.rx.text,
      updateButton.rx.tap.bind { [unowned self] in viewModel.updateFirstName() },
    ]
  }
}
