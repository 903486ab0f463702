import Weir

/// Asks where a link for a new password is to be sent.
final class ForgottenPasswordViewController: UIViewController {
  private let viewModel: ForgottenPasswordViewModel
  private let addressField = UITextField(placeholder: "Email")
  private let sendButton = UIButton(title: "Send link")
  private let messageLabel = UILabel()
  private let bag = DisposeBag()

  init(viewModel: ForgottenPasswordViewModel) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
    title = "New password"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addForm([addressField, sendButton, messageLabel])
    bag
      ~ [
        addressField <~> viewModel.address,
        viewModel.canSend ~> sendButton.rx.isEnabled,
        sendButton.rx.tap ~> viewModel.send,
        viewModel.message.bind { [messageLabel] in messageLabel.show($0) },
      ]
  }
}
