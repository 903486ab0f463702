import Weir

/// The cart, which is presented over the catalogue, and ordering what is in it.
final class CartCoordinator: StackCoordinator {
  let store: Store<AppState>
  let navigationController = UINavigationController()

  init(store: Store<AppState>) { self.store = store }

  func firstScreen() -> UIViewController { CartViewController(store: store) }

  func screen(of place: CartPlace, on below: ArraySlice<CartPlace>) -> UIViewController? {
    switch place {
    case .checkout: checkout()
    }
  }

  private func checkout() -> UIViewController {
    let screen = CheckoutViewController(store: store)
    screen.corduxContext = Context(routeSegment: CartPlace.checkout)
    return screen
  }
}
