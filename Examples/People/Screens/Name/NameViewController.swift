import WeirMVVM

/// Shows the name, and contains a screen for each part of it.
final class NameViewController: RxViewController<NameViewModel> {
  private let nameLabel = UILabel()
  private let updateButton = UIButton(title: "Update name")
  private let firstNameView = UIView()
  private let lastNameView = UIView()
  private lazy var content = ContentStack([nameLabel, updateButton, firstNameView, lastNameView])

  private lazy var firstNameViewController = FirstNameViewController(viewModel: .init())
  private lazy var lastNameViewController = LastNameViewController(viewModel: .init())

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(firstNameViewController, to: firstNameView)
    addChild(lastNameViewController, to: lastNameView)
  }

  override func subviews() -> [UIView] { [content] }

  override func createConstraints() { content.fill(view) }

  override func bind() -> [Disposable] {
    [
      viewModel.name ~> nameLabel.rx.text,
      updateButton.rx.tap.bind { [unowned self] in viewModel.updateName() },
    ]
  }
}
