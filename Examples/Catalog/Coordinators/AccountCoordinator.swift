import Weir

/// The second tab: who has signed in, and what that person likes.
final class AccountCoordinator: StackCoordinator {
  let store: Store<AppState>
  let navigationController = UINavigationController()

  init(store: Store<AppState>) {
    self.store = store
    navigationController.tabBarItem = UITabBarItem(title: "Account", image: nil, tag: 1)
  }

  func firstScreen() -> UIViewController { AccountViewController(store: store) }

  func screen(of place: AccountPlace, on below: ArraySlice<AccountPlace>) -> UIViewController? {
    switch place {
    case .favourites: favourites()
    case .item(let id): item(id)
    case .reviews: reviews(below.last)
    }
  }

  private func favourites() -> UIViewController {
    let screen = FavouritesViewController(store: store)
    screen.corduxContext = Context(routeSegment: AccountPlace.favourites)
    return screen
  }

  private func item(_ id: Item.ID) -> UIViewController {
    let screen = ItemViewController(store: store, id: id)
    screen.corduxContext = Context(routeSegment: AccountPlace.item(id))
    return screen
  }

  private func reviews(_ place: AccountPlace?) -> UIViewController? {
    guard case .item(let id)? = place else { return nil }
    let screen = ReviewsViewController(store: store, id: id)
    screen.corduxContext = Context(routeSegment: AccountPlace.reviews)
    return screen
  }
}
