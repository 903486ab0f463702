#if !canImport(UIKit)
  public import Foundation

  /// What manages a screen: its view, its children and its place in the app (UIKit).
  ///
  /// On the main actor. The order in which its methods are called is UIKit's; the guide "Lifecycle" has the whole table.
  /// What can be overridden is in this file, the rest in extensions by topic.
  @preconcurrency @MainActor
  open class UIViewController: UIResponder {
    // What each turn reads is not watched for overlapping access, as in UIView.

    @exclusivity(unchecked) final var storedView: UIView?
    @exclusivity(unchecked) final var flags: ControllerFlags = []
    @exclusivity(unchecked) final var appearance = AppearanceState.disappeared
    @exclusivity(unchecked) final var role = AppearanceRole.gone
    @exclusivity(unchecked) final weak var storedParent: UIViewController?
    final var storedChildren: [UIViewController] = []
    /// The window whose root it is, or in which it is presented.
    @exclusivity(unchecked) final weak var ownWindow: UIWindow?
    /// How far what it presents covers it: `shown` says that nothing does, `gone` that it is covered.
    @exclusivity(unchecked) final var cover = AppearanceRole.shown
    /// What it presents.
    @exclusivity(unchecked) final var presented: UIViewController?
    /// What presents it.
    @exclusivity(unchecked) final weak var presenter: UIViewController?
    /// What manages its presentation, once somebody has asked for it.
    final var storedPresentation: UIPresentationController?
    /// The style that it is presented in, while it is.
    @exclusivity(unchecked) final var presentingStyle: UIModalPresentationStyle?

    /// How it is presented; the system chooses a page sheet unless set.
    open var modalPresentationStyle = UIModalPresentationStyle.automatic
    /// How its presentation moves.
    open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
    /// Whether a person cannot dismiss it.
    open var isModalInPresentation = false
    /// Whether what is presented in the current context covers this controller, and not an outer one.
    open var definesPresentationContext = false

    /// Hears what it is told, for a module above.
    @exclusivity(unchecked) package final var watcher: Watcher<ControllerMoment>?
    @exclusivity(unchecked) final var storedChildQueue: TransitionQueue?
    @exclusivity(unchecked) final var storedTraits: TraitValues?
    final var traitRegistrations: [TraitRegistration] = []
    @exclusivity(unchecked) final var storedNavigationItem: UINavigationItem?
    final var storedTabBarItem: UITabBarItem?
    final var storedEditButtonItem: UIBarButtonItem?

    /// The title, which its items take too.
    @exclusivity(unchecked) open var title: String? {
      didSet {
        storedNavigationItem?.title = title
        storedTabBarItem?.title = title
      }
    }

    /// Whether its content can be edited.
    open var isEditing: Bool {
      get { flags.contains(.isEditing) }
      set { setEditing(newValue, animated: false) }
    }

    /// Says whether its content can be edited.
    open func setEditing(_ editing: Bool, animated: Bool) {
      if editing { flags.insert(.isEditing) } else { flags.remove(.isEditing) }
      storedEditButtonItem?.systemItem = editing ? .done : .edit
    }

    /// What the navigation bar shows for it.
    open var navigationItem: UINavigationItem { itemForNavigation() }

    /// What the tab bar shows for it.
    open var tabBarItem: UITabBarItem! {
      get { itemForTab() }
      set { storedTabBarItem = newValue }
    }

    /// What the toolbar shows for it.
    open var toolbarItems: [UIBarButtonItem]?

    /// Sets what the toolbar shows for it.
    open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) { self.toolbarItems = toolbarItems }

    /// Whether the tab bar is hidden while it is on a stack.
    open var hidesBottomBarWhenPushed = false

    /// Makes a controller; storyboards and nibs are not read.
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
      super.init()
    }

    /// Makes a controller; the coder, which comes from storyboards, is not read.
    public required init?(coder: NSCoder) {
      super.init()
    }

    /// Makes a controller.
    public convenience override init() {
      self.init(nibName: nil, bundle: nil)
    }

    // MARK: View

    /// The view, which is loaded when it is first asked for.
    open var view: UIView! {
      get { loadedView }
      set { replaceView(by: newValue) }
    }

    /// Makes the view; an own controller may override it, and then sets `view` without calling `super`.
    open func loadView() { loadPlainView() }

    /// Called when the view has been loaded.
    open func viewDidLoad() { tellByHand(.viewDidLoad) }

    /// Loads the view, unless it is loaded.
    open func loadViewIfNeeded() { _ = loadedView }

    /// Called when the constraints of the view are to be updated.
    open func updateViewConstraints() {}

    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() { tellByHand(.viewWillLayoutSubviews) }

    /// Called after the view has laid out its subviews.
    open func viewDidLayoutSubviews() { tellByHand(.viewDidLayoutSubviews) }

    // MARK: Appearance

    /// Called when the view is about to be added to a window.
    open func viewWillAppear(_ animated: Bool) { tellByHand(.viewWillAppear(animated)) }

    /// Called when the view is in the window and has its size, before it is laid out and seen.
    open func viewIsAppearing(_ animated: Bool) { tellByHand(.viewIsAppearing(animated)) }

    /// Called when the view is seen.
    open func viewDidAppear(_ animated: Bool) { tellByHand(.viewDidAppear(animated)) }

    /// Called when the view is about to be taken out of its window, or to be covered.
    open func viewWillDisappear(_ animated: Bool) { tellByHand(.viewWillDisappear(animated)) }

    /// Called when the view is seen no more.
    open func viewDidDisappear(_ animated: Bool) { tellByHand(.viewDidDisappear(animated)) }

    // MARK: Presentation

    /// Presents a controller; the closure is called after its `viewDidAppear`.
    ///
    /// The outermost parent presents it, or for styles of the current context the nearest one that defines it. What UIKit
    /// refuses is reported, and the closure is not called then: a controller that is not in a window, one that already
    /// presents another, one that is in use.
    open func present(_ viewControllerToPresent: UIViewController, animated: Bool, completion: (() -> Void)? = nil) {
      guard presenterInStyle(viewControllerToPresent.presentationStyle).storedView?.window != nil else {
        return reportPresentingOutOfWindow(viewControllerToPresent)
      }
      beginPresenting(viewControllerToPresent, animated: animated, completion: completion)
    }

    /// Dismisses what it or a parent presents, with all above, or else itself; the closure is called after the
    /// `viewDidDisappear`, and at once where there is nothing to dismiss.
    open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
      beginDismissing(animated: animated, completion: completion)
    }

    /// Shows a controller as its nearest container does: on a stack, or else by presenting it.
    open func show(_ vc: UIViewController, sender: Any?) { showAsContainerDoes(vc, sender: sender) }

    /// Shows a controller as the detail: by presenting it, unless a container knows better.
    open func showDetailViewController(_ vc: UIViewController, sender: Any?) { present(vc, animated: true) }

    /// What it presents, or the nearest parent that presents anything; a controller stays until its dismissal is over.
    open var presentedViewController: UIViewController? { nearest { $0.presented != nil }?.presented }

    /// What presents it, or the outermost parent.
    open var presentingViewController: UIViewController? { nearest { $0.presenter != nil }?.presenter }

    // MARK: Children

    /// The controllers inside it, in the order in which they were added.
    open var children: [UIViewController] { storedChildren }

    /// Whether a change of its appearance is told to its children; where not, it calls `beginAppearanceTransition` itself.
    open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

    /// Adds a child, after taking it out of its present parent; the child's `willMove(toParent:)` is called.
    ///
    /// Add the child's view next, and then call the child's `didMove(toParent:)`.
    open func addChild(_ childController: UIViewController) { adopt(childController) }

    /// Takes it out of its parent; `didMove(toParent:)` is called with nil.
    ///
    /// Call `willMove(toParent: nil)` and take its view out of the superview before.
    open func removeFromParent() { leaveParent() }

    /// Puts one child's view in the place of another's, with the calls of appearance that belong to it.
    ///
    /// As in UIKit, both are children already; their moves (`willMove`, `didMove`, `removeFromParent`) are the caller's.
    open func transition(
      from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
      options: UIView.AnimationOptions = [], animations: (() -> Void)? = nil, completion: ((Bool) -> Void)? = nil
    ) {
      exchange(
        fromViewController, toViewController, animated: duration > 0, animations: animations, completion: completion)
    }

    /// Called before its parent changes.
    open func willMove(toParent parent: UIViewController?) {
      if parent == nil { flags.insert(.isMovingFromParent) }
      watcher?(.willMoveToParent(parent))
    }

    /// Called after its parent has changed.
    open func didMove(toParent parent: UIViewController?) {
      flags.subtract([.isMovingToParent, .isMovingFromParent])
      watcher?(.didMoveToParent(parent))
    }

    // MARK: Size and traits

    /// How much of the view is covered by what the program says, beside bars and the edges of the device.
    open var additionalSafeAreaInsets = UIEdgeInsets.zero {
      didSet { storedView?.ownSafeAreaInsets = additionalSafeAreaInsets }
    }

    /// Called when the safe area of the view has changed.
    open func viewSafeAreaInsetsDidChange() {}

    /// Called before the view takes another size, as when the device is turned; tells the children.
    ///
    /// An override calls `super`.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
      for child in children where child.isViewLoaded { child.viewWillTransition(to: size, with: coordinator) }
    }

    /// How it is shown: light or dark, narrow or wide.
    open var traitCollection: UITraitCollection { UITraitCollection(traitValues) }

    /// Called when the traits have changed, with those before.
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    /// In which ways the device may be held while it is in front.
    open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

    /// The size that it would like to have where it is presented.
    open var preferredContentSize = CGSize.zero
    /// How the status bar is drawn over it.
    open var preferredStatusBarStyle: UIStatusBarStyle { .default }
    /// Whether the status bar is hidden over it.
    open var prefersStatusBarHidden: Bool { false }
    /// Whether the line at the lower end of the screen goes when nothing is touched.
    open var prefersHomeIndicatorAutoHidden: Bool { false }
    /// The child that says how the status bar is drawn; nil is itself.
    open var childForStatusBarStyle: UIViewController? { nil }
    /// The child that says whether the status bar is hidden; nil is itself.
    open var childForStatusBarHidden: UIViewController? { nil }
    /// Says that its wishes for the status bar have changed; there is none to draw here.
    open func setNeedsStatusBarAppearanceUpdate() {}

    // MARK: Responder

    /// What presents it, or the view's superview, or its window.
    open override var next: UIResponder? { presenter ?? storedView?.superview ?? ownWindow }

    override var responderWindow: UIWindow? { storedView?.window }

    /// The children that are told of a change of its appearance.
    var appearanceChildren: [UIViewController] { storedChildren }

    /// The transitions of the container that it is.
    var ownQueue: TransitionQueue? { storedChildQueue }

    /// Called before the callback of a step, and before the children are told.
    func willEnter(_ state: AppearanceState, animated: Bool) {}

    /// Called after the children were told of a step.
    func didEnter(_ state: AppearanceState, animated: Bool) {}

    /// Whether the class itself decides which of its children are shown, as a navigation controller does.
    var decidesWhichChildIsShown: Bool { false }
  }
#endif
