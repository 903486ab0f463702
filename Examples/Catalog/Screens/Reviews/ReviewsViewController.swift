import Weir

/// What people say of an item.
final class ReviewsViewController: UIViewController {
  private let viewModel: ReviewsViewModel
  private let textField = UITextField(placeholder: "Your review")
  private let starsControl = UISegmentedControl(items: (1...5).map(String.init))
  private let sendButton = UIButton(title: "Send")
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let bag = DisposeBag()
  private static let cell = "review"

  init(store: Store<AppState>, id: Item.ID) {
    viewModel = ReviewsViewModel(store: store, id: id)
    super.init(nibName: nil, bundle: nil)
    title = "Reviews"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
    starsControl.accessibilityLabel = "Stars"
    let form = view.addForm([textField, starsControl, sendButton])
    view.addSubview(tableView)
    tableView.layout.make {
      $0.top.equalTo(form.layout.bottom).offset(12)
      $0.left.right.bottom.equalToSuperview()
    }
    bind()
  }

  private func bind() {
    bag
      ~ [
        textField <~> viewModel.text,
        viewModel.stars <~> starsControl.rx.value,
        viewModel.canSend ~> sendButton.rx.isEnabled,
        sendButton.rx.tap ~> viewModel.send,
        viewModel.reviews.bind(to: tableView.rx.items(cellIdentifier: Self.cell, cellType: UITableViewCell.self)) {
          _, review, cell in
          cell.textLabel?.text = "\(review.author): \(review.text) (\(review.stars) of 5)"
        },
      ]
  }
}
