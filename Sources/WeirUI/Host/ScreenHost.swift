#if !canImport(UIKit)
  /// What shows windows and carries their transitions out: the headless host, or one that draws.
  ///
  /// On the main actor. A host has three duties:
  /// - when it hears `needsTurn`, it calls the window's `performTurn` soon, but not before it has returned;
  /// - when it hears `begin`, it moves the screens, and then calls `finish` or `cancel` of the transition, once. Until then
  ///   what is asked of the same container waits;
  /// - when it hears `didLayOut`, it draws what has changed.
  ///
  /// What the person does it tells to the controllers: `UINavigationController.beginInteractivePop`,
  /// `UIViewController.beginInteractiveDismissal`, and the acts of the controls.
  @preconcurrency @MainActor
  public protocol ScreenHost: AnyObject {
    /// The scene that its windows belong to.
    var windowScene: UIWindowScene { get }

    /// A window was shown or hidden, or became the key window.
    func windowDidChange(_ window: UIWindow)

    /// A window has something to lay out, or transitions to begin.
    func needsTurn(_ window: UIWindow)

    /// A transition has begun: the callbacks that say so have been called, and both views are in the window.
    func begin(_ transition: ScreenTransition)

    /// A transition has ended, by whatever way.
    func didEnd(_ transition: ScreenTransition)

    /// The window has been laid out.
    func didLayOut(_ window: UIWindow)

    /// A controller was dismissed, popped, or taken out of its parent or window, and should be released soon.
    func didLeave(_ controller: UIViewController)
  }

  extension ScreenHost {
    /// Does nothing.
    public func windowDidChange(_ window: UIWindow) {}

    /// Does nothing.
    public func didEnd(_ transition: ScreenTransition) {}

    /// Does nothing.
    public func didLayOut(_ window: UIWindow) {}

    /// Does nothing.
    public func didLeave(_ controller: UIViewController) {}
  }
#endif
