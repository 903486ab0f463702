#if !canImport(UIKit)
  public import Foundation

  /// Shows windows nowhere: it carries transitions out and confirms them as a test wants it, and acts as the person.
  ///
  /// On the main actor. A transition ends in the turn of the main actor in which it begins, unless ``pace`` says otherwise.
  /// It holds the windows that ``show(_:)`` makes, and no others.
  ///
  ///     let host = HeadlessHost()
  ///     host.show(UINavigationController(rootViewController: First()))
  ///     await host.settle()
  @preconcurrency @MainActor
  public final class HeadlessHost: ScreenHost {
    /// The host of the windows that are made without a scene.
    public static let shared = HeadlessHost()

    /// The scene of its windows.
    public let windowScene: UIWindowScene
    /// The app that its scene belongs to.
    public let application: UIApplication
    /// When transitions end.
    @exclusivity(unchecked) public var pace = Pace.nextTurn
    /// Hears of each transition when it begins, and when it has ended.
    @exclusivity(unchecked) public var onTransition: ((ScreenTransition) -> Void)?
    /// Hears of each window that has been laid out.
    @exclusivity(unchecked) public var onLayout: ((UIWindow) -> Void)?

    /// The windows that `show` made.
    var ownWindows: [UIWindow] = []
    // As in UIView, what each turn reads several times is not watched for overlapping access.

    /// The windows that want a turn.
    @exclusivity(unchecked) var windowsInNeed: [UIWindow] = []
    /// The transitions that have begun and not ended.
    @exclusivity(unchecked) public internal(set) var transitions: [ScreenTransition] = []
    /// Those that end in this turn or the next one.
    @exclusivity(unchecked) var due: [ScreenTransition] = []
    /// Those that a clock will end, with what waits for it.
    @exclusivity(unchecked) var timed: [ObjectIdentifier: Task<Void, Never>] = [:]
    @exclusivity(unchecked) var isTurnScheduled = false
    @exclusivity(unchecked) var isInTurn = false
    @exclusivity(unchecked) var settlers: [CheckedContinuation<Void, Never>] = []

    /// What looks for screens that outlive their dismissal.
    var leakCheck: LeakCheck?

    /// Makes a host with a screen of a size, and an app of its own.
    public init(
      size: CGSize = CGSize(width: 393, height: 852), safeAreaInsets: UIEdgeInsets = .zero,
      application: UIApplication = UIApplication()
    ) {
      windowScene = UIWindowScene(screen: UIScreen(size: size, safeAreaInsets: safeAreaInsets))
      self.application = application
      windowScene.host = self
      windowScene.activationState = .foregroundActive
      application.mainScene = windowScene
    }

    /// Shows a controller in a window of its own, which the host holds until ``close(_:)``.
    @discardableResult public func show(_ controller: UIViewController) -> UIWindow {
      let window = UIWindow(windowScene: windowScene)
      window.rootViewController = controller
      ownWindows.append(window)
      window.makeKeyAndVisible()
      return window
    }

    /// Hides a window, takes its root away and forgets it.
    public func close(_ window: UIWindow) {
      window.isHidden = true
      window.rootViewController = nil
      ownWindows.removeAll { $0 === window }
    }
  }
#endif
