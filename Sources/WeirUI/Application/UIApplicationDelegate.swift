#if !canImport(UIKit)
  public import Foundation

  extension UIApplication {
    /// What an app was started with (UIKit).
    public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Makes a key of a name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// The link that it was opened with.
      public static let url = LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
    }

    /// What a link comes with (UIKit).
    public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
      /// The name.
      public let rawValue: String

      /// Makes a key of a name.
      public init(rawValue: String) { self.rawValue = rawValue }

      /// The app that asks.
      public static let sourceApplication = OpenURLOptionsKey(
        rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
    }
  }

  /// What hears of an app's life (UIKit).
  @preconcurrency @MainActor
  public protocol UIApplicationDelegate: AnyObject {
    /// The main window, for apps without scenes.
    var window: UIWindow? { get set }
    /// The app was started.
    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    /// The app takes events.
    func applicationDidBecomeActive(_ application: UIApplication)
    /// The app will take no events.
    func applicationWillResignActive(_ application: UIApplication)
    /// The app comes to the front.
    func applicationWillEnterForeground(_ application: UIApplication)
    /// The app went to the back.
    func applicationDidEnterBackground(_ application: UIApplication)
    /// The app ends.
    func applicationWillTerminate(_ application: UIApplication)
    /// The app is asked to open a link.
    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool
  }

  extension UIApplicationDelegate {
    /// None; setting it does nothing.
    public var window: UIWindow? {
      get { nil }
      set {}
    }
    /// Says yes.
    public func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
    /// Does nothing.
    public func applicationDidBecomeActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillResignActive(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillEnterForeground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationDidEnterBackground(_ application: UIApplication) {}
    /// Does nothing.
    public func applicationWillTerminate(_ application: UIApplication) {}
    /// Says no.
    public func application(
      _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool {
      false
    }
  }
#endif
