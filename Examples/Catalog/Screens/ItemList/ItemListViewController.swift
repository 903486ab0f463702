import Weir

/// A list of items; those that inherit from it say which.
class ItemListViewController: UITableViewController {
  let store: Store<AppState>
  private let bag = DisposeBag()
  private static let cell = "item"

  init(store: Store<AppState>, title: String) {
    self.store = store
    super.init(style: .plain)
    self.title = title
    navigationItem.rightBarButtonItem = CartButton(store: store)
  }

  required init?(coder: NSCoder) { nil }

  /// The items to list, as they are in a state.
  func items(in state: AppState) -> [Item] { [] }

  /// Goes to an item that was chosen.
  func show(_ id: Item.ID) {}

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: Self.cell)
    let rows = BehaviorRelay<[ItemRow]>(value: [])
    bag
      ~ [
        store.observe({ [unowned self] state in items(in: state).map { ItemRow($0, state) } }) { rows.accept($0) },
        rows.bind(to: tableView.rx.items(cellIdentifier: Self.cell, cellType: UITableViewCell.self)) { _, row, cell in
          cell.textLabel?.text = row.name
          cell.accessibilityLabel = "\(row.name), \(row.price)"
          cell.accessoryType = row.isFavourite ? .checkmark : .none
        },
        tableView.rx.modelSelected(ItemRow.self).bind { [unowned self] in show($0.id) },
      ]
  }
}
