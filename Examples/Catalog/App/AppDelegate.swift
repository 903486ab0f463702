import Weir

/// Starts the app, keeps its state when it goes to the back, and takes its links.
public final class AppDelegate: UIResponder, UIApplicationDelegate {
  /// The window; one is made when the app starts, unless there is one.
  public var window: UIWindow?

  private let file: StateFile
  private lazy var app = CatalogApp(restoredFrom: file)

  /// Makes a delegate that keeps the state among the documents.
  public override convenience init() {
    let folders = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)
    let folder = folders.first ?? FileManager.default.temporaryDirectory
    self.init(keepingIn: StateFile(at: folder.appendingPathComponent("catalog-state.json")))
  }

  /// Makes a delegate that keeps the state in a file.
  public init(keepingIn file: StateFile) { self.file = file }

  /// Shows the app.
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let mainWindow = window ?? UIWindow(frame: UIScreen.main.bounds)
    window = mainWindow
    app.start(in: mainWindow)
    return true
  }

  /// Opens a link.
  public func application(
    _ application: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    app.links.open(url)
    return true
  }

  /// Keeps the state; the app may be ended while it is in the back.
  public func applicationDidEnterBackground(_ application: UIApplication) {
    do {
      try app.save()
    } catch {
      NSLog("Catalog: the state is not kept: \(error)")
    }
  }
}
