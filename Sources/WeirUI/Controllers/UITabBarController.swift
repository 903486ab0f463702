#if !canImport(UIKit)
  import Foundation

  /// Tabs, one of which is shown (UIKit).
  ///
  /// On the main actor. `selectedViewController` says at once what was asked for; what is shown follows.
  @preconcurrency @MainActor
  open class UITabBarController: UIViewController {
    final var tabs: [UIViewController] = []
    /// What was asked for.
    final var selected: UIViewController?
    /// The controller whose view is in the content.
    final var shown: UIViewController?
    final lazy var queue = TransitionQueue { [weak self] in self?.storedView?.window }
    final var content: UIView?

    /// The bar with the tabs.
    public final lazy var tabBar = makeTabBar()

    /// Hears what the delegate is told, for a module above.
    package final var tabWatcher: Watcher<TabMoment>?
    /// What hears of the person's choice of tabs.
    open weak var delegate: (any UITabBarControllerDelegate)?

    /// The controllers, a tab each.
    open var viewControllers: [UIViewController]? {
      get { tabs }
      set { setViewControllers(newValue, animated: false) }
    }

    /// Sets the controllers; the selected one stays selected if it is among them, or else the one in its place.
    open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
      replaceTabs(by: viewControllers ?? [], animated: animated)
    }

    /// The number of the selected tab, or `NSNotFound`; a number that is out of range is reported.
    open var selectedIndex: Int {
      get { tabs.firstIndex { $0 === selected } ?? NSNotFound }
      set { selectIndex(newValue) }
    }

    /// The controller of the selected tab; one that has no tab is reported.
    open var selectedViewController: UIViewController? {
      get { selected }
      set { selectController(newValue) }
    }

    /// The controllers, a tab each.
    open override var children: [UIViewController] { tabs }

    override var decidesWhichChildIsShown: Bool { true }

    override var appearanceChildren: [UIViewController] {
      guard let running = queue.running else { return shown.map { [$0] } ?? [] }
      return [running.to, running.from].compactMap { $0 }
    }

    override func willEnter(_ state: AppearanceState, animated: Bool) {
      if state == .appearing { installShown() }
    }

    override var ownQueue: TransitionQueue? { queue }

    /// Makes the view with the bar and the content.
    open override func loadView() { loadTabView() }
  }

  /// What hears of the person's choice of tabs (UIKit).
  ///
  /// Not called for a tab that the program selects.
  @preconcurrency @MainActor
  public protocol UITabBarControllerDelegate: AnyObject {
    /// Whether a tab that the person tapped is to be selected.
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    /// The person has tapped a tab, also the one that was selected.
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
  }

  extension UITabBarControllerDelegate {
    /// Says yes.
    public func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { true }
    /// Does nothing.
    public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
  }
#endif
