#if !canImport(UIKit)
  public import Foundation

  /// Who hears which tab a person taps (UIKit).
  @preconcurrency @MainActor
  public protocol UITabBarDelegate: AnyObject {
    /// A person has tapped a tab, which may be the chosen one already.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  }

  extension UITabBarDelegate {
    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  }

  /// Tabs beside each other, of which one is chosen (UIKit).
  ///
  /// Its tabs are controls among its subviews. Choosing from the program tells nobody; a person's tap does.
  @preconcurrency @MainActor
  open class UITabBar: UIView {
    /// Who hears of taps; not kept.
    open weak var delegate: (any UITabBarDelegate)?
    /// What a tap does, where the bar is a tab bar controller's.
    final var onTap: ((UITabBarItem) -> Void)?
    /// The tabs.
    open var items: [UITabBarItem]? { didSet { itemsChanged(oldValue) } }
    /// The chosen tab; one that is not there is none.
    open var selectedItem: UITabBarItem? {
      didSet {
        if let selectedItem, items?.contains(selectedItem) != true { self.selectedItem = nil }
        showItems()
      }
    }
    /// Whether what is behind shines through.
    open var isTranslucent = true
    /// The color of the bar.
    open var barTintColor: UIColor?
    /// The color of the tabs that are not chosen.
    open var unselectedItemTintColor: UIColor?
    /// How it looks.
    open var standardAppearance = UITabBarAppearance()
    /// How it looks while the content is at its edge.
    open var scrollEdgeAppearance: UITabBarAppearance?
    private var buttons: [BarButton] = []

    /// Takes other tabs.
    open func setItems(_ items: [UITabBarItem]?, animated: Bool) { self.items = items }

    /// As high as a bar, and as wide as there is room.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: 49) }

    /// The height of a bar.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 49) }

    /// Gives each tab an even part of the width.
    open override func layoutSubviews() {
      super.layoutSubviews()
      let width = bounds.width / CGFloat(max(buttons.count, 1))
      for (place, button) in buttons.enumerated() {
        button.frame = CGRect(x: CGFloat(place) * width, y: 0, width: width, height: bounds.height)
      }
    }

    /// Does what a person asks: taps a tab.
    open override func handle(_ act: PersonAct) throws(PersonRefusal) {
      guard case .choose(let place) = act else { return try super.handle(act) }
      guard buttons.indices.contains(place) else { throw refusal(.notFound, act) }
      try buttons[place].person(does: .tap())
    }

    private func tapped(_ item: UITabBarItem) {
      if let onTap { return onTap(item) }
      selectedItem = item
      delegate?.tabBar(self, didSelect: item)
    }

    private func itemsChanged(_ old: [UITabBarItem]?) {
      for item in old ?? [] { item.onChange = nil }
      for button in buttons { button.removeFromSuperview() }
      buttons = (items ?? []).map { item in
        item.onChange = { [weak self] in self?.showItems() }
        return BarButton(item) { [weak self, weak item] (_) throws(PersonRefusal) in
          if let item { self?.tapped(item) }
        }
      }
      for button in buttons { addSubview(button) }
      if let selectedItem, items?.contains(selectedItem) != true { self.selectedItem = nil }
      showItems()
    }

    private func showItems() {
      for button in buttons {
        button.show()
        button.isSelected = button.item === selectedItem
        button.accessibilityTraits = button.isSelected ? [.button, .selected] : .button
      }
      setNeedsLayout()
    }
  }
#endif
