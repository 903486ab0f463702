import WeirMVVM

/// Shows a name and a number, and contains a screen for each.
final class InfoViewController: RxViewController<InfoViewModel> {
  private let nameLabel = UILabel()
  private let numberLabel = UILabel()
  private let updateButton = UIButton(title: "Update all")
  private let nameView = UIView()
  private let numberView = UIView()
  private lazy var content = ContentStack([nameLabel, numberLabel, updateButton, nameView, numberView])

  private lazy var nameViewController = NameViewController(viewModel: .init())
  private lazy var numberViewController = NumberViewController(viewModel: .init())

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(nameViewController, to: nameView)
    addChild(numberViewController, to: numberView)
    viewModel.updateAll()
  }

  override func subviews() -> [UIView] { [content] }

  override func createConstraints() { content.pinToTop(of: view) }

  override func bind() -> [Disposable] {
    [
      viewModel.name ~> nameLabel.rx.text,
      viewModel.number ~> numberLabel.rx.text,
      updateButton.rx.tap.bind { [unowned self] in viewModel.updateAll() },
    ]
  }
}
