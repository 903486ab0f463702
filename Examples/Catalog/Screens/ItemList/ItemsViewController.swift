import Weir

/// All items, in the order that the person likes.
final class ItemsViewController: ItemListViewController {
  init(store: Store<AppState>) { super.init(store: store, title: "Items") }

  required init?(coder: NSCoder) { nil }

  override func items(in state: AppState) -> [Item] { Inventory.items.sorted(by: state.settings.order.areInOrder) }

  override func show(_ id: Item.ID) { store.route(.goto(AppRoute.catalog(.items([.item(id)])))) }
}
