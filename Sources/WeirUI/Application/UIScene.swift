#if !canImport(UIKit)

  /// One instance of an app's user interface (UIKit).
  @preconcurrency @MainActor
  open class UIScene: UIResponder {
    /// Whether it is in front, as the host says.
    public enum ActivationState: Int, Sendable {
      /// It is connected to nothing.
      case unattached = -1
      /// It is in front, and takes events.
      case foregroundActive = 0
      /// It is in front, and takes no events.
      case foregroundInactive = 1
      /// It is not in front.
      case background = 2
    }

    /// What hears of its life.
    open weak var delegate: (any UISceneDelegate)?
    /// Whether it is in front.
    public internal(set) final var activationState = ActivationState.unattached
    /// Its title.
    open var title: String! = ""
  }

  /// What hears of a scene's life (UIKit).
  @preconcurrency @MainActor
  public protocol UISceneDelegate: AnyObject {
    /// It was connected.
    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions)
    /// It was disconnected.
    func sceneDidDisconnect(_ scene: UIScene)
    /// It takes events.
    func sceneDidBecomeActive(_ scene: UIScene)
    /// It will take no events.
    func sceneWillResignActive(_ scene: UIScene)
    /// It comes to the front.
    func sceneWillEnterForeground(_ scene: UIScene)
    /// It went to the back.
    func sceneDidEnterBackground(_ scene: UIScene)
    /// It is asked to open links.
    func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>)
  }

  extension UISceneDelegate {
    /// Does nothing.
    public func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions) {}
    /// Does nothing.
    public func sceneDidDisconnect(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillResignActive(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    /// Does nothing.
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    /// Does nothing.
    public func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {}
  }

  /// What hears of the life of a scene with windows (UIKit).
  @preconcurrency @MainActor
  public protocol UIWindowSceneDelegate: UISceneDelegate {
    /// Its main window.
    var window: UIWindow? { get set }
  }

  extension UIWindowSceneDelegate {
    /// None; setting it does nothing.
    public var window: UIWindow? {
      get { nil }
      set {}
    }
  }
#endif
