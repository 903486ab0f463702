import WeirMVVM

/// The number, inside the info screen.
final class NumberViewController: RxViewController<NumberViewModel> {
  private let numberLabel = UILabel()
  private let updateButton = UIButton(title: "Update number")
  private lazy var content = ContentStack([numberLabel, updateButton])

  override func subviews() -> [UIView] { [content] }

  override func createConstraints() { content.fill(view) }

  override func bind() -> [Disposable] {
    [
      viewModel.number ~> numberLabel.rx.text,
      updateButton.rx.tap.bind { [unowned self] in viewModel.updateNumber() },
    ]
  }
}
