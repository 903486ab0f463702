/// Hears of the lifecycle of controllers whose context names it (Cordux).
///
/// It is called on the main actor, after the controller's own method.
@preconcurrency @MainActor
public protocol ViewControllerLifecycleDelegate: AnyObject {
  /// The view has been loaded.
  func viewDidLoad(viewController: UIViewController)
  /// The view is about to appear.
  func viewWillAppear(_ animated: Bool, viewController: UIViewController)
  /// The view has appeared.
  func viewDidAppear(_ animated: Bool, viewController: UIViewController)
  /// The view is about to disappear.
  func viewWillDisappear(_ animated: Bool, viewController: UIViewController)
  /// The view has disappeared.
  func viewDidDisappear(_ animated: Bool, viewController: UIViewController)
  /// The controller has another parent, or none.
  func didMove(toParentViewController: UIViewController?, viewController: UIViewController)
}

extension ViewControllerLifecycleDelegate {
  /// Does nothing.
  public func viewDidLoad(viewController: UIViewController) {}
  /// Does nothing.
  public func viewWillAppear(_ animated: Bool, viewController: UIViewController) {}
  /// Does nothing.
  public func viewDidAppear(_ animated: Bool, viewController: UIViewController) {}
  /// Does nothing.
  public func viewWillDisappear(_ animated: Bool, viewController: UIViewController) {}
  /// Does nothing.
  public func viewDidDisappear(_ animated: Bool, viewController: UIViewController) {}
  /// Does nothing.
  public func didMove(toParentViewController: UIViewController?, viewController: UIViewController) {}
}
