#if !canImport(UIKit)
  import Foundation

  extension UITabBarController {
    func makeTabBar() -> UITabBar {
      let bar = UITabBar(frame: .zero)
      bar.tabs = self
      return bar
    }

    /// The bar stands at the lower end, unless a screen on the shown stack hides it.
    func layOutBar(in view: UIView) {
      tabBar.isHidden = (shown as? UINavigationController)?.hidesTabBar ?? false
      let height = UITabBar.height + view.safeAreaInsets.bottom
      let frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
      if tabBar.frame != frame { tabBar.frame = frame }
      content?.ownSafeAreaInsets.bottom = tabBar.isHidden ? 0 : UITabBar.height
    }

    /// The stack of a tab has changed, and with it perhaps whether the bar is hidden.
    func updateBar(for stack: UINavigationController) {
      if stack === shown, stack.hidesTabBar != tabBar.isHidden { storedView?.setNeedsLayout() }
    }
  }

  extension UINavigationController {
    /// Whether a screen on the stack hides the tab bar.
    var hidesTabBar: Bool { stack.contains { $0.hidesBottomBarWhenPushed } }
  }

  /// The view of a tab bar controller.
  final class TabsView: UIView {
    weak var tabs: UITabBarController?

    override func layoutSubviews() {
      super.layoutSubviews()
      tabs?.layOutBar(in: self)
    }
  }
#endif
