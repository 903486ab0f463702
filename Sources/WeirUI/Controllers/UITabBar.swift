#if !canImport(UIKit)
  public import Foundation

  /// The bar with the tabs (UIKit).
  ///
  /// A tab bar controller's bar shows its controllers' items. The tabs are no views: the act `choose` taps one.
  @preconcurrency @MainActor
  open class UITabBar: UIView {
    /// The controller whose tabs it shows.
    final weak var tabs: UITabBarController?
    private var storedItems: [UITabBarItem]?
    private var storedSelection: UITabBarItem?

    /// What hears of the person's choice; not used where a controller has the bar.
    open weak var delegate: (any UITabBarDelegate)?
    /// Hears of the person's choice, for a module above, also where a controller has the bar.
    package final var watcher: Watcher<TabBarMoment>?
    /// Whether what is behind shines through.
    open var isTranslucent = true
    /// The colour of the bar.
    open var barTintColor: UIColor?
    /// The colour of the items that are not selected.
    open var unselectedItemTintColor: UIColor?

    /// The items, from the leading end.
    open var items: [UITabBarItem]? {
      get { tabs?.tabs.map(\.itemInBar) ?? storedItems }
      set { if tabs == nil { storedItems = newValue } }
    }

    /// The selected item.
    open var selectedItem: UITabBarItem? {
      get { tabs.map { $0.selected?.itemInBar } ?? storedSelection }
      set { if tabs == nil { storedSelection = newValue } }
    }

    /// How it looks.
    open var standardAppearance = UITabBarAppearance()
    /// How it looks while the content is at its edge.
    open var scrollEdgeAppearance: UITabBarAppearance?

    static let height: CGFloat = 49

    /// As high as a bar, and as wide as there is room.
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

    /// The height of a bar.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    /// Chooses a tab.
    open override func handle(_ act: PersonAct) throws(PersonRefusal) {
      guard case .choose(let index) = act else { return try super.handle(act) }
      guard let items, items.indices.contains(index) else { throw refusal(.notFound, act) }
      guard items[index].isEnabled else { throw refusal(.disabled, act) }
      if let tabs {
        if !tabs.personTapsTab(at: index) { throw refusal(.declined(by: "tabBarController(_:shouldSelect:)"), act) }
      } else {
        storedSelection = items[index]
        delegate?.tabBar(self, didSelect: items[index])
      }
      watcher?(.didSelect(items[index]))
    }
  }

  /// What hears of the person's choice in a tab bar that no controller has (UIKit).
  @preconcurrency @MainActor
  public protocol UITabBarDelegate: AnyObject {
    /// The person has tapped an item.
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
  }

  extension UITabBarDelegate {
    /// Does nothing.
    public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
  }

  extension UIViewController {
    fileprivate var itemInBar: UITabBarItem { tabBarItem ?? itemForTab() }
  }
#endif
