import Weir

/// What the person is about to buy; a row that is swiped away is put back.
final class CartViewController: UIViewController {
  private let store: Store<AppState>
  private let totalLabel = UILabel()
  private let checkoutButton = UIButton(title: "Check out")
  private let tableView = UITableView(frame: .zero, style: .plain)
  private let closeButton = UIBarButtonItem(title: "Close")
  private let bag = DisposeBag()
  private static let cell = "line"

  init(store: Store<AppState>) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
    title = "Cart"
    navigationItem.leftBarButtonItem = closeButton
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
    let form = view.addForm([totalLabel, checkoutButton])
    view.addSubview(tableView)
    tableView.layout.make {
      $0.top.equalTo(form.layout.bottom).offset(12)
      $0.left.right.bottom.equalToSuperview()
    }
    bindCart()
    bindTaps()
  }

  private func bindCart() {
    let cart = store.states(\.cart)
    bag
      ~ [
        cart.map { "Total: \($0.total)" } ~> totalLabel.rx.text,
        cart.map { !$0.lines.isEmpty } ~> checkoutButton.rx.isEnabled,
        cart.map { $0.lines.compactMap(CartRow.init) }
          .bind(to: tableView.rx.items(cellIdentifier: Self.cell, cellType: UITableViewCell.self)) { _, row, cell in
            cell.textLabel?.text = row.text
          },
      ]
  }

  private func bindTaps() {
    bag
      ~ [
        tableView.rx.modelDeleted(CartRow.self).bind { [store] in store.dispatch(CartAction.remove($0.id)) },
        checkoutButton.rx.tap.bind { [store] in store.route(.push(CartPlace.checkout)) },
        closeButton.rx.tap.bind { [store] in store.route(.pop(CatalogCoordinator.Modal.cart)) },
      ]
  }
}
