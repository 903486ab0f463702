import Weir

/// The items of one category.
final class CategoryViewController: ItemListViewController {
  private let category: String

  init(store: Store<AppState>, category: String) {
    self.category = category
    super.init(store: store, title: category)
  }

  required init?(coder: NSCoder) { nil }

  override func items(in state: AppState) -> [Item] {
    Inventory.items.filter { $0.category == category }.sorted(by: state.settings.order.areInOrder)
  }

  override func show(_ id: Item.ID) {
    store.route(.goto(AppRoute.catalog(.items([.category(category), .item(id)]))))
  }
}
