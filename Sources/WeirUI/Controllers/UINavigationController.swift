#if !canImport(UIKit)
  public import Foundation

  /// A stack of screens, the top of which is shown (UIKit).
  ///
  /// On the main actor. `viewControllers` says at once what was asked for; what is shown follows, one transition at a time,
  /// so that at rest both agree.
  @preconcurrency @MainActor
  open class UINavigationController: UIViewController {
    /// The stack with all that was asked for.
    final var stack: [UIViewController] = []
    /// The stack with what has been done.
    final var doneStack: [UIViewController] = []
    /// The controller whose view is in the content.
    @exclusivity(unchecked) final var shown: UIViewController?
    final lazy var queue = TransitionQueue { [weak self] in self?.storedView?.window }
    @exclusivity(unchecked) final var content: UIView?
    @exclusivity(unchecked) final var hasToldFirstShow = false
    final var storedBackGesture: UIGestureRecognizer?

    /// The bar above the screens.
    public final lazy var navigationBar = makeNavigationBar()
    /// The bar below the screens, hidden unless it is shown.
    public final lazy var toolbar: UIToolbar! = makeToolbar()

    /// Hears what the delegate is told, for a module above.
    @exclusivity(unchecked) package final var navigationWatcher: Watcher<NavigationMoment>?
    /// What hears of its screens.
    @exclusivity(unchecked) open weak var delegate: (any UINavigationControllerDelegate)?

    /// Whether the navigation bar is not shown.
    @exclusivity(unchecked) open var isNavigationBarHidden = false {
      didSet { if isNavigationBarHidden != oldValue { storedView?.setNeedsLayout() } }
    }
    /// Whether the toolbar is not shown.
    @exclusivity(unchecked) open var isToolbarHidden = true {
      didSet { if isToolbarHidden != oldValue { storedView?.setNeedsLayout() } }
    }
    /// Whether the bars go while the content is scrolled.
    open var hidesBarsOnSwipe = false
    /// Whether the bars go while the keyboard is shown.
    open var hidesBarsWhenKeyboardAppears = false

    /// Makes a stack of one screen.
    public init(rootViewController: UIViewController) {
      super.init(nibName: nil, bundle: nil)
      pushViewController(rootViewController, animated: false)
    }

    /// Makes an empty stack.
    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    /// Makes an empty stack; the coder, which comes from storyboards, is not read.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
    }

    /// What the tab bar shows for it: the item of the lowest screen, unless it has got one of its own.
    open override var tabBarItem: UITabBarItem! {
      get { itemOfRoot() ?? itemForTab() }
      set { super.tabBarItem = newValue }
    }

    /// The screens, from the lowest to the top, with all that was asked for.
    open var viewControllers: [UIViewController] {
      get { stack }
      set { setViewControllers(newValue, animated: false) }
    }

    /// The top of the stack.
    open var topViewController: UIViewController? { stack.last }

    /// What it or its top presents, or else the top.
    open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

    /// Puts a screen on the top.
    ///
    /// A navigation controller, and a controller that is in the stack, are refused and reported.
    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
      guard mayTakeIn(viewController) else { return }
      takeIn(viewController)
      change(.push(viewController), .push, animated: animated)
    }

    /// Takes the top away, unless it is the only screen.
    /// - Returns: The screen that leaves.
    @discardableResult open func popViewController(animated: Bool) -> UIViewController? {
      guard stack.count > 1 else { return nil }
      return pop(to: stack[stack.count - 2], animated: animated).first
    }

    /// Takes all above a screen away; one that is not in the stack is reported.
    /// - Returns: The screens that leave, from the lowest to the top, or nil where none does.
    @discardableResult
    open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
      guard contains(viewController) else { return reportNotInStack(viewController) }
      let leaving = pop(to: viewController, animated: animated)
      return leaving.isEmpty ? nil : leaving
    }

    /// Takes all but the lowest screen away.
    /// - Returns: The screens that leave, from the lowest to the top, or nil where none does.
    @discardableResult open func popToRootViewController(animated: Bool) -> [UIViewController]? {
      guard let root = stack.first, stack.count > 1 else { return nil }
      return pop(to: root, animated: animated)
    }

    /// Sets the whole stack.
    open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
      set(viewControllers, animated: animated)
    }

    /// The person's swipe from the edge, which leads back.
    ///
    /// Without a delegate of its own it works while the bar shows the way back, as in UIKit.
    open var interactivePopGestureRecognizer: UIGestureRecognizer? { backGesture }

    /// Shows or hides the navigation bar.
    open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { isNavigationBarHidden = hidden }

    /// Shows or hides the toolbar.
    open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

    /// Pushes a screen.
    open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

    /// The screens in the stack.
    open override var children: [UIViewController] { stack }

    override var decidesWhichChildIsShown: Bool { true }

    override var appearanceChildren: [UIViewController] {
      guard let running = queue.running, running.from !== running.to else { return shown.map { [$0] } ?? [] }
      return [running.from, running.to].compactMap { $0 }
    }

    override func willEnter(_ state: AppearanceState, animated: Bool) {
      if state == .appearing { installShown() }
    }

    override func didEnter(_ state: AppearanceState, animated: Bool) { tellFirstShow(state, animated: animated) }

    override var ownQueue: TransitionQueue? { queue }

    /// Makes the view with the bar and the content.
    open override func loadView() { loadNavigationView() }
  }
#endif
