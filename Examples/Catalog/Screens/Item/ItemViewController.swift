import Weir

/// One item, to be liked and bought.
final class ItemViewController: UIViewController, Renderer {
  private let store: Store<AppState>
  private let id: Item.ID
  private let priceLabel = UILabel()
  private let aboutLabel = UILabel()
  private let favouriteButton = UIButton(title: "")
  private let cartButton = UIButton(title: "Add to cart")
  private let reviewsButton = UIButton(title: "")
  private let categoryButton = UIButton(title: "")
  private let bag = DisposeBag()

  init(store: Store<AppState>, id: Item.ID) {
    self.store = store
    self.id = id
    super.init(nibName: nil, bundle: nil)
    title = Inventory.item(id)?.name
    navigationItem.rightBarButtonItem = CartButton(store: store)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    let item = Inventory.item(id)
    priceLabel.text = item.map { "\($0.price)" }
    aboutLabel.text = item?.about
    categoryButton.setTitle(item.map { "More of \($0.category)" }, for: .normal)
    view.addForm([priceLabel, aboutLabel, favouriteButton, cartButton, reviewsButton, categoryButton])
    bind(category: item?.category ?? "")
    store.subscribe(self) { [id] in ItemViewModel($0, id: id) }
  }

  func render(_ viewModel: ItemViewModel) {
    favouriteButton.setTitle(viewModel.favouriteTitle, for: .normal)
    reviewsButton.setTitle(viewModel.reviewsTitle, for: .normal)
  }

  private func bind(category: String) {
    bag
      ~ [
        favouriteButton.rx.tap.bind { [store, id] in store.dispatch(FavouritesAction.toggle(id)) },
        cartButton.rx.tap.bind { [store, id] in store.dispatch(CartAction.add(id)) },
        reviewsButton.rx.tap.bind { [store] in store.route(.push(ItemsPlace.reviews)) },
        categoryButton.rx.tap.bind { [store] in
          store.route(.goto(AppRoute.catalog(.items([.category(category)]))))
        },
      ]
  }
}
