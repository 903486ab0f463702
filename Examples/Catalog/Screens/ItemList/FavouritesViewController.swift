import Weir

/// What the person likes, the latest last.
final class FavouritesViewController: ItemListViewController {
  init(store: Store<AppState>) { super.init(store: store, title: "Favourites") }

  required init?(coder: NSCoder) { nil }

  override func items(in state: AppState) -> [Item] { state.favourites.compactMap(Inventory.item) }

  override func show(_ id: Item.ID) { store.route(.goto(AppRoute.catalog(.account([.favourites, .item(id)])))) }
}
