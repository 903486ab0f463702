import Weir

/// The first tab: all items, those of a category, an item, and what people say of it.
final class ItemsCoordinator: StackCoordinator {
  let store: Store<AppState>
  let navigationController = UINavigationController()

  init(store: Store<AppState>) {
    self.store = store
    navigationController.tabBarItem = UITabBarItem(title: "Items", image: nil, tag: 0)
  }

  func firstScreen() -> UIViewController { ItemsViewController(store: store) }

  func screen(of place: ItemsPlace, on below: ArraySlice<ItemsPlace>) -> UIViewController? {
    switch place {
    case .category(let name): category(name)
    case .item(let id): item(id)
    case .reviews: reviews(below.last)
    }
  }

  private func category(_ name: String) -> UIViewController {
    let screen = CategoryViewController(store: store, category: name)
    screen.corduxContext = Context(routeSegment: ItemsPlace.category(name))
    return screen
  }

  private func item(_ id: Item.ID) -> UIViewController {
    let screen = ItemViewController(store: store, id: id)
    screen.corduxContext = Context(routeSegment: ItemsPlace.item(id))
    return screen
  }

  private func reviews(_ place: ItemsPlace?) -> UIViewController? {
    guard case .item(let id)? = place else { return nil }
    let screen = ReviewsViewController(store: store, id: id)
    screen.corduxContext = Context(routeSegment: ItemsPlace.reviews)
    return screen
  }
}
