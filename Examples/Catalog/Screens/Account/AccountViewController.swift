import Weir

/// Who has signed in, and how that person likes the app to be.
final class AccountViewController: UIViewController, Renderer {
  private let store: Store<AppState>
  private let nameLabel = UILabel()
  private let ordersLabel = UILabel()
  private let orderControl = UISegmentedControl(items: ["By name", "By price"])
  private let favouritesButton = UIButton(title: "Favourites")
  private let signOutButton = UIButton(title: "Sign out")
  private let bag = DisposeBag()

  init(store: Store<AppState>) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
    title = "Account"
    navigationItem.rightBarButtonItem = CartButton(store: store)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    orderControl.accessibilityLabel = "Order of lists"
    view.addForm([nameLabel, ordersLabel, orderControl, favouritesButton, signOutButton])
    store.subscribe(self) { AccountViewModel($0) }
    bind()
  }

  func render(_ viewModel: AccountViewModel) {
    nameLabel.text = viewModel.name
    ordersLabel.text = viewModel.orders
    orderControl.selectedSegmentIndex = viewModel.order
  }

  private func bind() {
    bag
      ~ [
        orderControl.rx.value.skip(1).filter(ItemOrder.allCases.indices.contains).bind { [store] in
          store.dispatch(SettingsAction.order(ItemOrder.allCases[$0]))
        },
        favouritesButton.rx.tap.bind { [store] in
          store.route(.goto(AppRoute.catalog(.account([.favourites]))))
        },
        signOutButton.rx.tap.bind { [store] in store.dispatch(SessionAction.signedOut) },
      ]
  }
}
