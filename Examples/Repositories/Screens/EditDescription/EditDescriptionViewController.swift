import Weir

/// The form to edit a description.
final class EditDescriptionViewController: UIViewController, DeferredReactorView {
  var disposeBag = DisposeBag()

  private let field = UITextField()
  private let messageLabel = UILabel()
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let cancelButton = UIBarButtonItem(title: "Cancel", style: .plain)
  private let saveButton = UIBarButtonItem(title: "Save", style: .done)

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Description"
    navigationItem.leftBarButtonItem = cancelButton
    navigationItem.rightBarButtonItem = saveButton
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    field.placeholder = "What it is for"
    field.borderStyle = .roundedRect
    field.accessibilityLabel = "Description"
    spinner.accessibilityLabel = "Saving"
    messageLabel.numberOfLines = 0
    let stack = UIStackView(arrangedSubviews: [field, messageLabel, spinner])
    stack.axis = .vertical
    stack.spacing = 12
    stack.layout.adhere(to: view).make {
      $0.top.equalToSafeArea().offset(16)
      $0.left.right.equalToSuperview().inset(16)
    }
  }

  func bind(reactor: EditDescriptionReactor) {
    field.text = reactor.currentState.text
    bindActions(reactor)
    bindState(reactor.state)
  }

  private func bindActions(_ reactor: EditDescriptionReactor) {
    disposeBag
      ~ [
        field.rx.text.orEmpty.skip(1).map { .type($0) }.bind(to: reactor.action),
        saveButton.rx.tap.map { .save }.bind(to: reactor.action),
        cancelButton.rx.tap.map { .cancel }.bind(to: reactor.action),
      ]
  }

  private func bindState(_ state: Observable<EditDescriptionReactor.State>) {
    let isSaving = state.map(\.isSaving).distinctUntilChanged()
    let message = state.map { state in state.error.map { "\($0)" } }.distinctUntilChanged()
    disposeBag
      ~ [
        state.map(\.canSave).distinctUntilChanged().bind(to: saveButton.rx.isEnabled),
        isSaving.bind(to: spinner.rx.isAnimating),
        isSaving.map { !$0 }.bind(to: cancelButton.rx.isEnabled),
        isSaving.map { !$0 }.bind(to: field.rx.isEnabled),
        // The sheet stays while it is not known what has become of the change.
        isSaving.bind { [weak self] in self?.isModalInPresentation = $0 },
        message.bind { [messageLabel] in messageLabel.show($0) },
      ]
  }
}
