#if !canImport(UIKit)
  /// A change of tabs.
  final class TabTransition: ScreenTransition {
    private weak var tabs: UITabBarController?
    let target: UIViewController?

    init(to target: UIViewController?, in tabs: UITabBarController, animated: Bool) {
      self.tabs = tabs
      self.target = target
      super.init(.tab, in: tabs.queue, container: tabs, animated: animated)
    }

    override func prepare() -> Bool {
      guard let tabs else { return false }
      from = tabs.shown
      // A tab that was taken away while the change waited is not shown any more.
      to = tabs.tabs.contains { $0 === target } ? target : tabs.selected
      guard from !== to, tabs.isOnScreen, let content = tabs.content else { return false }
      to?.take(.entering, animated: isAnimated)
      from?.take(.leaving, animated: isAnimated)
      if let view = to?.loadedView { tabs.put(view, in: content) }
      return true
    }

    override func complete() {
      guard let tabs else { return }
      tabs.shown = to
      guard from !== to else { return }
      from?.take(.gone, animated: isAnimated)
      from?.storedView?.removeFromSuperview()
      to?.take(.shown, animated: isAnimated)
      if host == nil, tabs.isOnScreen { tabs.installShown() }
      if let from, !tabs.tabs.contains(where: { $0 === from }) { tabs.letGo(from) }
    }

    override func rollBack() {
      guard let tabs else { return }
      to?.take(.gone, animated: isAnimated)
      to?.storedView?.removeFromSuperview()
      from?.take(.shown, animated: isAnimated)
      let waiting = tabs.queue.waiting.last as? TabTransition
      tabs.selected = waiting?.target ?? from
    }
  }
#endif
