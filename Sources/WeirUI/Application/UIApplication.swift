#if !canImport(UIKit)
  public import Foundation

  /// The app (UIKit).
  ///
  /// On the main actor. Each headless host may have an application of its own; `shared` is the one of
  /// `HeadlessHost.shared`, unless it is set.
  @preconcurrency @MainActor
  open class UIApplication: UIResponder {
    /// Whether the app is in front (UIKit).
    public enum State: Int, Sendable {
      /// It is in front, and takes events.
      case active = 0
      /// It is in front, and takes no events.
      case inactive = 1
      /// It is not in front.
      case background = 2
    }

    /// What a link is opened with (UIKit).
    public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Makes a key of a name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// Whether only an app, and not a browser, may open it.
      public static let universalLinksOnly = OpenExternalURLOptionsKey(
        rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
    }

    /// The app.
    public static var shared: UIApplication { HeadlessHost.shared.application }

    /// What hears of the app's life.
    open weak var delegate: (any UIApplicationDelegate)?
    /// Whether it is in front.
    public internal(set) final var applicationState = State.active
    /// Whether the device may go to sleep.
    open var isIdleTimerDisabled = false
    /// The links that it was asked to open outside of the app, oldest first.
    public internal(set) final var openedURLs: [URL] = []
    /// Whether there is something to open a link with; yes, unless it is set.
    public final var opensURL: (URL) -> Bool = { _ in true }
    final weak var mainScene: UIWindowScene?

    /// Whether there is something to open a link with.
    open func canOpenURL(_ url: URL) -> Bool { opensURL(url) }

    /// Opens a link outside of the app: without a device it is kept in `openedURLs`.
    open func open(
      _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
      completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {
      let isOpened = canOpenURL(url)
      if isOpened { openedURLs.append(url) }
      if let completion { Task { @MainActor in completion(isOpened) } }
    }

    /// The scenes.
    public final var connectedScenes: Set<UIScene> { mainScene.map { [$0] } ?? [] }

    /// The windows of all scenes.
    public final var windows: [UIWindow] { mainScene?.windows ?? [] }

    /// The window that keys go to.
    public final var keyWindow: UIWindow? { mainScene?.keyWindow }

    /// The scene that a window belongs to which is made without one.
    final var sceneOfNewWindows: UIWindowScene? { mainScene }
  }
#endif
