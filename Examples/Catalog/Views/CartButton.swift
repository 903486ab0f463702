import Weir

/// The button in the bar that leads to the cart, and says how much is in it.
final class CartButton: UIBarButtonItem, Renderer {
  private let bag = DisposeBag()

  convenience init(store: Store<AppState>) {
    self.init(title: "Cart")
    rx.tap.bind { [weak store] in store?.route(.push(CatalogCoordinator.Modal.cart)) } ~ bag
    store.subscribe(self, \.cart.count)
  }

  func render(_ count: Int) { accessibilityValue = count == 0 ? nil : "\(count)" }
}
