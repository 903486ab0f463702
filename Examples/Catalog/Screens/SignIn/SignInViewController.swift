import Weir

/// Asks who is there.
final class SignInViewController: UIViewController, DeferredReactorView {
  var disposeBag = DisposeBag()

  private let store: Store<AppState>
  private let gate: SignInGate
  private let noticeLabel = UILabel()
  private let linkLabel = UILabel()
  private let forgetButton = UIButton(title: "Not now")
  private let nameField = UITextField(placeholder: "Name")
  private let passwordField = UITextField(placeholder: "Password")
  private let messageLabel = UILabel()
  private let spinner = UIActivityIndicatorView(style: .medium)
  private let signInButton = UIButton(title: "Sign in")
  private let forgottenButton = UIButton(title: "Forgotten your password?")

  init(store: Store<AppState>, gate: SignInGate) {
    self.store = store
    self.gate = gate
    super.init(nibName: nil, bundle: nil)
    title = "Welcome"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    passwordField.isSecureTextEntry = true
    noticeLabel.numberOfLines = 0
    linkLabel.numberOfLines = 0
    view.addForm([
      noticeLabel, linkLabel, forgetButton, nameField, passwordField, messageLabel, spinner, signInButton,
      forgottenButton,
    ])
  }

  func bind(reactor: SignInReactor) {
    bindActions(reactor)
    bindState(reactor)
    bindLink()
    disposeBag ~ store.observe(\.notice) { [noticeLabel] in noticeLabel.show($0) }
  }

  private func bindActions(_ reactor: SignInReactor) {
    disposeBag
      ~ [
        nameField.rx.text.orEmpty.map { .name($0) }.bind(to: reactor.action),
        passwordField.rx.text.orEmpty.map { .password($0) }.bind(to: reactor.action),
        signInButton.rx.tap.map { .submit }.bind(to: reactor.action),
        passwordField.rx.returnPressed.map { .submit }.bind(to: reactor.action),
        forgottenButton.rx.tap.bind { [store] in store.route(.goto(AppRoute.auth([.forgotten]))) },
      ]
  }

  private func bindState(_ reactor: SignInReactor) {
    let state = reactor.state
    disposeBag
      ~ [
        state.map(\.canSubmit).distinctUntilChanged().bind(to: signInButton.rx.isEnabled),
        state.map(\.isBusy).distinctUntilChanged().bind(to: spinner.rx.isAnimating),
        state.map(\.message).distinctUntilChanged().bind { [messageLabel] in messageLabel.show($0) },
        state.compactMap(\.session).take(1).bind { [store] in store.dispatch(SessionAction.signedIn($0)) },
      ]
  }

  private func bindLink() {
    disposeBag
      ~ [
        gate.waitingLink.bind { [linkLabel, forgetButton] link in
          linkLabel.show(link.map { "Sign in to open \($0)" })
          forgetButton.isHidden = link == nil
        },
        forgetButton.rx.tap.bind { [gate] in gate.forgetLink() },
      ]
  }
}
