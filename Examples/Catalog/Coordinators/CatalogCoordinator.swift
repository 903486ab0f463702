import Weir

/// The catalogue: its tabs, and the cart over them.
final class CatalogCoordinator: PresentingCoordinator {
  enum Modal: String, RouteConvertible {
    case cart
  }

  let store: Store<AppState>
  let rootCoordinator: any AnyCoordinator
  var presented: Scene?
  let presentables: [GeneratingScene]

  init(store: Store<AppState>) {
    self.store = store
    rootCoordinator = TabsCoordinator(store: store)
    presentables = [
      GeneratingScene(tag: Modal.cart.rawValue) { CartCoordinator(store: store) }
    ]
  }
}
