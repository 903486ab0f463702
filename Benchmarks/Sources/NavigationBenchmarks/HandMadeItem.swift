import Weir

/// A screen with the views of an item of Catalog, and nothing behind them.
final class HandMadeItem: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Desk lamp"
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Cart", style: .plain)
    let labels = ["39.00 €", "Warm and cold light."].map { text in
      let label = UILabel()
      label.text = text
      return label
    }
    let buttons = ["Add to favourites", "Add to cart", "Reviews (2)", "More of Desk"].map { title in
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      return button
    }
    let form = UIStackView(arrangedSubviews: labels + buttons)
    form.axis = .vertical
    form.spacing = 12
    view.addSubview(form)
    form.layout.make {
      $0.top.equalToSafeArea().offset(12)
      $0.left.right.equalToSuperview().inset(16)
    }
  }
}
