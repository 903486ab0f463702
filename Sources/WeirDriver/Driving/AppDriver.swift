#if !canImport(UIKit)
  import WeirReporting
  public import WeirUI

  /// Drives an app on a headless host as a person does: by the names of what is on the screen.
  ///
  ///     let driver = AppDriver(showing: SignInViewController())
  ///     try await driver.type("ada@example.com", into: "Email")
  ///     try await driver.tap("Sign in")
  ///     try driver.expect("Welcome, Ada")
  ///
  /// On the main actor. Every act goes through the host, so that what a person could not do is refused with the reason;
  /// then the app is given time to come to rest, so that the next line needs no waiting. Works with every testing
  /// framework: what is wrong is a thrown ``DriverError``.
  @MainActor
  public final class AppDriver {
    /// The host that shows the app.
    public let host: HeadlessHost
    /// What the app offers beside its screens.
    public var app: AppUnderDriver
    /// How it is waited for the app to come to rest.
    public var settling: Settling

    /// Drives what a host shows.
    public init(host: HeadlessHost, app: AppUnderDriver = AppUnderDriver(), settling: Settling? = nil) {
      self.host = host
      self.app = app
      self.settling = settling ?? Settling()
    }

    /// Drives what the host of a window shows; a window of another host is reported, and nothing is seen then.
    public convenience init(window: UIWindow, app: AppUnderDriver = AppUnderDriver(), settling: Settling? = nil) {
      let host = window.host as? HeadlessHost
      if host == nil {
        WeirDiagnostics.report(
          "AppDriver", rule: "a driver needs a headless host",
          value: "the window's host is \(window.host.map { "\(Swift.type(of: $0))" } ?? "nil")",
          remedy: "make the window with HeadlessHost.show(_:), or with the scene of a HeadlessHost")
      }
      self.init(host: host ?? HeadlessHost(), app: app, settling: settling)
    }

    /// Shows a controller in a window of a host of its own, and drives it.
    public convenience init(showing controller: UIViewController, app: AppUnderDriver = AppUnderDriver()) {
      let host = HeadlessHost()
      host.show(controller)
      self.init(host: host, app: app)
    }

    /// What a person perceives now.
    ///
    /// O(views of the host's windows). It does not wait; call ``settle()`` before where nothing has been done yet.
    public var outline: Outline { Outline(screen.map(\.whole)) }

    /// What is on the screen, with what acts on it go to.
    var screen: [ScreenElement] { ScreenReader.read(host) }

    /// Waits until the app has come to rest.
    /// - Throws: ``DriverError`` of the kind `restless` after ``Settling/turnLimit`` turns, with what goes on.
    public func settle() async throws(DriverError) {
      var (turns, quiet) = (0, 0)
      while quiet < max(settling.quietTurns, 1) {
        guard turns < settling.turnLimit else { throw restless }
        turns += 1
        await settling.advance?()
        await Settling.othersHaveTheirTurn()
        let isBusy = work != nil
        quiet = host.isSettled && !isBusy ? quiet + 1 : 0
        if isBusy || !host.isSettled && turns > 100 && !host.transitions.isEmpty { await settling.pause() }
      }
    }

    /// What the app works at, in words; what a test holds by holding a transition does not count.
    private var work: String? {
      if settling.isBusy?() == true { return "something" }
      let isHeld = host.isSettled && !host.transitions.isEmpty
      return isHeld ? nil : app.busy?()
    }

    private var restless: DriverError {
      let reason: String
      if let work {
        reason = "it says that it works at \(work)"
      } else if let transition = host.transitions.first {
        reason = "a transition does not end: \(transition)"
      } else {
        reason = "something asks for another turn or layout again and again"
      }
      return DriverError(
        .restless, "the app has not come to rest after \(settling.turnLimit) turns: \(reason)",
        ["Settling.advance moves a virtual clock on, and Settling.turnLimit is the limit."])
    }
  }
#endif
