#if !canImport(UIKit)
  import Foundation

  extension UINavigationController {
    func loadNavigationView() {
      let view = NavigationView(frame: UIScreen.main.bounds)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      let content = UIView(frame: view.bounds)
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(content)
      view.addSubview(navigationBar)
      view.stack = self
      self.content = content
      self.view = view
    }

    /// Puts the view of the screen that is shown into the content.
    func installShown() {
      loadViewIfNeeded()
      guard let content, let shown else { return }
      let view = shown.loadedView
      if view.superview !== content { put(view, in: content, below: nil) }
      if shown.role == .gone { shown.role = .shown }
    }

    func put(_ view: UIView, in content: UIView, below other: UIView?) {
      if view.frame != content.bounds { view.frame = content.bounds }
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      if let other, other.superview === content {
        content.insertSubview(view, belowSubview: other)
      } else {
        content.addSubview(view)
      }
    }

    /// Its delegate hears of the screen that is shown first.
    func tellFirstShow(_ state: AppearanceState, animated: Bool) {
      guard !hasToldFirstShow, let shown else { return }
      if state == .appearing { tellWillShow(shown, animated: animated) }
      guard state == .appeared else { return }
      hasToldFirstShow = true
      tellDidShow(shown, animated: animated)
    }

    func tellWillShow(_ controller: UIViewController, animated: Bool) {
      delegate?.navigationController(self, willShow: controller, animated: animated)
      navigationWatcher?(.willShow(controller, animated: animated))
    }

    func tellDidShow(_ controller: UIViewController, animated: Bool) {
      delegate?.navigationController(self, didShow: controller, animated: animated)
      navigationWatcher?(.didShow(controller, animated: animated))
    }

    /// Begins to take the top away as a finger moves it: for hosts.
    ///
    /// The host calls `update`, and then `finish` or `cancel` of the transition.
    /// - Returns: The transition, or nil where there is nothing below, or while another transition runs or waits.
    public func beginInteractivePop() -> ScreenTransition? {
      guard stack.count > 1, queue.isIdle, isOnScreen, storedView?.window?.host != nil else { return nil }
      _ = pop(to: stack[stack.count - 2], animated: true, interactive: true)
      return queue.running
    }
  }

  /// The view of a navigation controller: its layout begins what waits.
  final class NavigationView: UIView {
    weak var stack: UINavigationController?

    override func layoutSubviews() {
      let stack = stack
      stack?.queue.advance()
      super.layoutSubviews()
      stack?.layOutBars(in: self)
    }
  }
#endif
