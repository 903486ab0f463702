import Weir

/// A repository with its owner.
final class ProfileViewController: UIViewController, DeferredReactorView {
  var disposeBag = DisposeBag()

  private let images: ImageLoader
  private let avatar = AvatarView(side: 80)
  private let summaryLabel = UILabel()
  private let starsLabel = UILabel()
  private let ownerLabel = UILabel()
  private let bioLabel = UILabel()
  private let statusView = StatusView()
  private let editButton = UIBarButtonItem(title: "Edit", style: .plain)

  init(images: ImageLoader) {
    self.images = images
    super.init(nibName: nil, bundle: nil)
    navigationItem.rightBarButtonItem = editButton
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for label in [summaryLabel, bioLabel] { label.numberOfLines = 0 }
    layOut()
  }

  func bind(reactor: ProfileReactor) {
    let state = reactor.state
    let action = reactor.action
    disposeBag
      ~ [
        editButton.rx.tap.map { .edit }.bind(to: action),
        statusView.retry.map { .load }.bind(to: action),
        state.map(\.repository).distinctUntilChanged().bind { [weak self] in self?.show($0) },
        state.map(\.owner).distinctUntilChanged().bind { [weak self] in self?.show($0) },
        state.map(\.status).distinctUntilChanged().bind { [statusView] in statusView.show($0) },
      ]
  }

  private func show(_ repository: Repository?) {
    title = repository?.name
    summaryLabel.text = repository?.summary ?? "No description"
    let language = repository?.language.map { ", \($0)" } ?? ""
    starsLabel.text = repository.map { "\u{2605} \($0.stars)\(language)" }
    avatar.show(repository?.avatar, from: images)
  }

  private func show(_ owner: Owner?) {
    ownerLabel.show(
      owner.map { "\($0.name ?? $0.id), \($0.repositories) repositories, \($0.followers) followers" })
    bioLabel.show(owner?.bio)
  }

  private func layOut() {
    let stack = UIStackView(arrangedSubviews: [summaryLabel, starsLabel, ownerLabel, bioLabel])
    stack.axis = .vertical
    stack.spacing = 8
    avatar.layout.adhere(to: view).make {
      $0.top.equalToSafeArea().offset(16)
      $0.centerX.equalToSuperview()
    }
    stack.layout.adhere(to: view).make {
      $0.top.equalTo(avatar.layout.bottom).offset(16)
      $0.left.right.equalToSuperview().inset(16)
    }
    statusView.layout.adhere(to: view).make {
      $0.top.equalTo(stack.layout.bottom)
      $0.left.right.equalToSuperview()
      $0.height.equalTo(160)
    }
  }
}
