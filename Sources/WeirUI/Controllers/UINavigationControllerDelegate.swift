#if !canImport(UIKit)
  /// What hears of the screens of a navigation controller (UIKit).
  ///
  /// UIKit's methods that give out animators are left out: a host moves the screens, and there is nothing to animate with.
  @preconcurrency @MainActor
  public protocol UINavigationControllerDelegate: AnyObject {
    /// A controller is about to be shown; called after its `viewWillAppear`.
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    /// A controller is shown; called after its `viewDidAppear`.
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
  }

  extension UINavigationControllerDelegate {
    /// Does nothing.
    public func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {}
    /// Does nothing.
    public func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {}
  }
#endif
