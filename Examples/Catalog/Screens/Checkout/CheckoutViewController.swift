import Weir

/// Asks where the order is to go, and orders.
final class CheckoutViewController: UIViewController {
  private let store: Store<AppState>
  private let addressField = UITextField(placeholder: "Address")
  private let orderButton = UIButton(title: "Order")
  private let bag = DisposeBag()

  init(store: Store<AppState>) {
    self.store = store
    super.init(nibName: nil, bundle: nil)
    title = "Check out"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addForm([addressField, orderButton])
    let canOrder = Observable.combineLatest(addressField.rx.text.orEmpty, store.states(\.cart)) {
      !$0.isEmpty && !$1.lines.isEmpty
    }
    bag
      ~ [
        canOrder ~> orderButton.rx.isEnabled,
        orderButton.rx.tap.bind { [store] in
          store.dispatch(CartAction.order)
          store.route(.pop([CatalogCoordinator.Modal.cart.route(), CartPlace.checkout.route()]))
        },
      ]
  }
}
