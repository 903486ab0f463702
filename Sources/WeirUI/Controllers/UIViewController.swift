#if !canImport(UIKit)
  public import Foundation

  /// What manages a screen: its view, its children and its place in the app (UIKit).
  ///
  /// On the main actor. The order in which its methods are called is UIKit's; the guide "Lifecycle" has the whole table.
  /// What can be overridden is in this file, the rest in extensions by topic.
  @preconcurrency @MainActor
  open class UIViewController: UIResponder {
    final var storedView: UIView?
    final var flags: ControllerFlags = []
    final var appearance = AppearanceState.disappeared
    final var role = AppearanceRole.gone
    final weak var storedParent: UIViewController?
    final var storedChildren: [UIViewController] = []
    /// The window whose root it is, or in which it is presented.
    final weak var ownWindow: UIWindow?
    /// How far what it presents covers it: `shown` says that nothing does, `gone` that it is covered.
    final var cover = AppearanceRole.shown
    /// What it presents.
    final var presented: UIViewController?
    /// What presents it.
    final weak var presenter: UIViewController?

    /// The title, which its items take too.
    open var title: String?

    /// Whether its content can be edited.
    open var isEditing = false

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
    open func viewDidLoad() {}

    /// Loads the view, unless it is loaded.
    open func loadViewIfNeeded() { _ = loadedView }

    /// Called when the constraints of the view are to be updated.
    open func updateViewConstraints() {}

    /// Called before the view lays out its subviews.
    open func viewWillLayoutSubviews() {}

    /// Called after the view has laid out its subviews.
    open func viewDidLayoutSubviews() {}

    // MARK: Appearance

    /// Called when the view is about to be added to a window.
    open func viewWillAppear(_ animated: Bool) {}

    /// Called when the view is in the window and has its size, before it is laid out and seen.
    open func viewIsAppearing(_ animated: Bool) {}

    /// Called when the view is seen.
    open func viewDidAppear(_ animated: Bool) {}

    /// Called when the view is about to be taken out of its window, or to be covered.
    open func viewWillDisappear(_ animated: Bool) {}

    /// Called when the view is seen no more.
    open func viewDidDisappear(_ animated: Bool) {}

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

    /// Called before its parent changes.
    open func willMove(toParent parent: UIViewController?) {
      if parent == nil { flags.insert(.isMovingFromParent) }
    }

    /// Called after its parent has changed.
    open func didMove(toParent parent: UIViewController?) {
      flags.subtract([.isMovingToParent, .isMovingFromParent])
    }

    // MARK: Responder

    /// The view's superview, or what it is presented by, or its window.
    open override var next: UIResponder? { storedView?.superview ?? ownWindow }

    override var responderWindow: UIWindow? { storedView?.window }

    /// The children that are told of a change of its appearance.
    var appearanceChildren: [UIViewController] { storedChildren }

    /// Whether the class itself decides which of its children are shown, as a navigation controller does.
    var decidesWhichChildIsShown: Bool { false }
  }
#endif
