#if !canImport(UIKit)
  public import Foundation

  /// The root of a tree of views, which a host shows (UIKit).
  ///
  /// On the main actor. It is hidden at first. The program holds it: nothing else does.
  @preconcurrency @MainActor
  open class UIWindow: UIView {
    /// The responder that keys go to.
    final var firstResponder: UIResponder?
    /// The scene that it belongs to.
    @exclusivity(unchecked) open var windowScene: UIWindowScene? {
      didSet { if windowScene !== oldValue { sceneChanged(from: oldValue) } }
    }
    @exclusivity(unchecked) final var storedRoot: UIViewController?
    @exclusivity(unchecked) final var turn = WindowTurn()
    final var storedPresentations: TransitionQueue?

    /// How far in front it is: windows of a higher level cover those of a lower one.
    open var windowLevel = Level.normal

    /// The controller that fills it.
    open var rootViewController: UIViewController? {
      get { storedRoot }
      set { replaceRoot(by: newValue) }
    }

    /// Whether it cannot be seen, as at first.
    open override var isHidden: Bool {
      didSet { if isHidden != oldValue { visibilityChanged() } }
    }

    /// Makes a window that the application's host shows.
    public override init(frame: CGRect) {
      super.init(frame: frame)
      storedWindow = self
      windowScene = UIApplication.shared.sceneOfNewWindows
      isHidden = true
      sceneChanged(from: nil)
    }

    /// Makes a window that the application's host shows, as large as its screen.
    public convenience init() {
      self.init(frame: (UIApplication.shared.sceneOfNewWindows?.screen ?? UIScreen.main).bounds)
    }

    /// Makes a window of a scene, as large as its screen.
    public convenience init(windowScene: UIWindowScene) {
      self.init(frame: windowScene.screen.bounds)
      self.windowScene = windowScene
    }

    /// Makes a window that the application's host shows; the coder, which comes from storyboards, is not read.
    public required init?(coder: NSCoder) {
      super.init(coder: coder)
      storedWindow = self
      windowScene = UIApplication.shared.sceneOfNewWindows
      isHidden = true
      sceneChanged(from: nil)
    }

    /// Shows it in front of the others of its level, and makes it the one that keys go to.
    open func makeKeyAndVisible() {
      isHidden = false
      makeKey()
    }

    /// Makes it the one that keys go to.
    open func makeKey() { takeKey() }

    /// Called when it has become the one that keys go to.
    open func becomeKey() {}

    /// Called when it is no more the one that keys go to.
    open func resignKey() {}
  }
#endif
