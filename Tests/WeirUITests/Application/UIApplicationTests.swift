#if !canImport(UIKit)
  import Foundation
  import Testing

  @testable import WeirUI

  /// The application, its scene and its windows: key windows, levels, links, and delegates that say nothing.
  @MainActor @Suite struct UIApplicationTests {
    private final class Keyed: UIWindow {
      var log: [String] = []
      override func becomeKey() { log.append("key") }
      override func resignKey() { log.append("resign") }
    }

    private final class AppDelegate: UIApplicationDelegate {}
    private final class SceneDelegate: UIWindowSceneDelegate {}

    private let application = UIApplication()
    private let host: HeadlessHost

    init() { host = HeadlessHost(application: application) }

    private func window() -> Keyed {
      let window = Keyed(frame: host.windowScene.screen.bounds)
      window.windowScene = host.windowScene
      return window
    }

    @Test func linksAreOpenedAndTold() async throws {
      let (known, other) = (try #require(URL(string: "app:x")), try #require(URL(string: "no:x")))
      application.opensURL = { $0.scheme == "app" }
      #expect(application.canOpenURL(known) && !application.canOpenURL(other))
      let results = await withCheckedContinuation { done in
        var results: [Bool] = []
        for url in [known, other] {
          application.open(url) { opened in
            results.append(opened)
            if results.count == 2 { done.resume(returning: results) }
          }
        }
        #expect(results.isEmpty, "the answer comes later")
      }
      #expect(results.sorted { !$0 && $1 } == [false, true] && application.openedURLs == [known])
      application.open(known)
      #expect(application.openedURLs.count == 2)
    }

    @Test func theApplicationKnowsItsScene() {
      #expect(application.connectedScenes == [host.windowScene] && application.applicationState == .active)
      #expect(host.windowScene.activationState == .foregroundActive && !application.isIdleTimerDisabled)
      #expect(
        host.windowScene.session.scene === host.windowScene && host.windowScene.session.role == .windowApplication)
      #expect(UIApplication().connectedScenes.isEmpty && UIApplication().windows.isEmpty)
      #expect(UIApplication().keyWindow == nil)
    }

    @Test func aWindowIsHiddenUntilItIsShown() {
      let window = window()
      #expect(window.isHidden && !window.isKeyWindow && window.windowLevel == .normal)
      window.makeKeyAndVisible()
      #expect(!window.isHidden && window.isKeyWindow && window.log == ["key"])
      #expect(application.keyWindow === window && application.windows.contains(window))
      window.makeKey()
      #expect(window.log == ["key"], "once only")
    }

    @Test func theKeyMovesFromWindowToWindow() {
      let (first, second) = (window(), window())
      first.makeKeyAndVisible()
      second.makeKeyAndVisible()
      #expect(first.log == ["key", "resign"] && second.log == ["key"] && !first.isKeyWindow)
      second.isHidden = true
      #expect(!second.isKeyWindow && application.keyWindow == nil)
      first.makeKey()
      #expect(first.isKeyWindow)
    }

    @Test func theSceneDoesNotKeepItsWindows() async {
      weak var gone: UIWindow?
      do {
        let window = window()
        window.makeKeyAndVisible()
        gone = window
        #expect(host.windowScene.windows.count == 1)
        await host.settle()
      }
      #expect(gone == nil && host.windowScene.windows.isEmpty && application.keyWindow == nil)
    }

    @Test func aWindowThatChangesScenesIsInOneOnly() {
      let (window, other) = (window(), HeadlessHost())
      window.makeKeyAndVisible()
      window.windowScene = other.windowScene
      #expect(!host.windowScene.windows.contains(window) && other.windowScene.windows.contains(window))
      #expect(host.windowScene.keyWindow == nil && !window.isKeyWindow)
      window.windowScene = nil
      #expect(other.windowScene.windows.isEmpty && window.host == nil && window.screen === UIScreen.main)
    }

    @Test func theFrontWindowIsTheHighest() async {
      let (low, high) = (window(), window())
      high.windowLevel = .alert
      let (back, front) = (UIViewController(), UIViewController())
      (low.rootViewController, high.rootViewController) = (back, front)
      high.isHidden = false
      low.makeKeyAndVisible()
      await host.settle()
      #expect(host.visibleViewController === front, "though the other was shown later")
      high.windowLevel = UIWindow.Level(-1)
      #expect(host.visibleViewController === back)
      #expect(UIWindow.Level.normal.rawValue == 0 && UIWindow.Level.statusBar.rawValue == 1000)
      #expect(UIWindow.Level.alert.rawValue == 2000 && UIWindow.Level(rawValue: 3) == UIWindow.Level(3))
    }

    @Test func aWindowOfASceneHasItsSize() {
      let window = UIWindow(windowScene: host.windowScene)
      #expect(window.frame == host.windowScene.screen.bounds && window.windowScene === host.windowScene)
      #expect(window.screen === host.windowScene.screen && host.windowScene.screen.nativeScale == 3)
    }

    @Test func anotherRootTakesThePlace() async {
      let window = window()
      let (log, first, second) = (Log(), UIViewController(), UIViewController())
      let old = LoggingController("old", log)
      window.rootViewController = old
      window.makeKeyAndVisible()
      await host.settle()
      _ = log.take()
      old.present(first, animated: false)
      await host.settle()
      _ = log.take()
      window.rootViewController = second
      await host.settle()
      #expect(old.view.window == nil && first.presentingViewController == nil && second.view.window === window)
      window.rootViewController = nil
      #expect(second.view.window == nil && window.subviews.isEmpty)
    }

    @Test func delegatesThatSayNothingAllowAll() throws {
      let (delegate, scene) = (AppDelegate(), SceneDelegate())
      let url = try #require(URL(string: "app:x"))
      #expect(delegate.application(application, didFinishLaunchingWithOptions: [.url: url]))
      #expect(!delegate.application(application, open: url, options: [.sourceApplication: "x"]))
      delegate.window = UIWindow(frame: .zero)
      scene.window = UIWindow(frame: .zero)
      #expect(delegate.window == nil && scene.window == nil, "a delegate without the property keeps no window")
    }

    @Test func linksOfASceneAreDistinct() throws {
      let url = try #require(URL(string: "app:x"))
      let options = UIScene.ConnectionOptions(urls: [url, url])
      #expect(options.urlContexts.count == 2 && options.urlContexts.allSatisfy { $0.url == url })
      #expect(UISceneSession().persistentIdentifier != UISceneSession().persistentIdentifier)
    }

    @Test func numbersAreUIKits() {
      #expect([UIApplication.State.active, .inactive, .background].map(\.rawValue) == [0, 1, 2])
      let states: [UIScene.ActivationState] = [.unattached, .foregroundActive, .foregroundInactive, .background]
      #expect(states.map(\.rawValue) == [-1, 0, 1, 2])
      let ways: [UIInterfaceOrientation] = [.unknown, .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft]
      #expect(ways.map(\.rawValue) == [0, 1, 2, 3, 4])
      #expect(ways.map(\.isPortrait) == [false, true, true, false, false])
      #expect(ways.map(\.isLandscape) == [false, false, false, true, true])
      #expect([UIStatusBarStyle.default, .lightContent, .darkContent].map(\.rawValue) == [0, 1, 3])
      let masks: [UIInterfaceOrientationMask] = [.portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft]
      #expect(masks.map(\.rawValue) == [2, 4, 8, 16])
      #expect(UIInterfaceOrientationMask.landscape.rawValue == 24 && UIInterfaceOrientationMask.all.rawValue == 30)
      #expect(UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26)
    }
  }
#endif
