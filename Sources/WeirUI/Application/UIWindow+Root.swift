#if !canImport(UIKit)
  extension UIWindow {
    /// What shows it.
    public var host: (any ScreenHost)? { windowScene?.host }

    /// The screen that it is on.
    public var screen: UIScreen { windowScene?.screen ?? UIScreen.main }

    /// Whether it is shown on a screen.
    var isShown: Bool { !isHidden }

    /// The old root goes at once, with all that it presents; the new one appears in the next turn.
    ///
    /// A presentation that runs or waits is given up; who waits for a dismissal hears that it is over.
    func replaceRoot(by root: UIViewController?) {
      guard root !== storedRoot else { return }
      let old = storedRoot
      var abandoned: [ScreenTransition] = []
      if let old {
        abandoned = removePresented(above: old)
        hide(old)
        old.ownWindow = nil
        host?.didLeave(old)
      }
      storedRoot = root
      root?.ownWindow = self
      if isShown { showRoot() }
      windowScene?.host?.windowDidChange(self)
      for transition in abandoned { transition.tellAbandoned() }
    }

    /// The window was shown or hidden.
    func visibilityChanged() {
      if isShown {
        showRoot()
      } else {
        for controller in presentationChain.reversed() { hide(controller) }
        if isKeyWindow { windowScene?.keyWindow = nil }
      }
      windowScene?.windowChanged(self)
      requestTurn()
    }

    private func showRoot() {
      guard let root = storedRoot else { return }
      for controller in presentationChain {
        controller.take(.entering, animated: false)
        guard controller.cover != .gone else { continue }
        if let presenter = controller.presenter {
          if controller.presentationContainer?.superview == nil {
            controller.showPresentedView(in: self, by: presenter)
          }
        } else {
          addFullView(controller.loadedView)
        }
        appearsNextTurn(controller)
      }
      root.loadViewIfNeeded()
    }

    private func hide(_ controller: UIViewController) {
      controller.take(.gone, animated: false)
      (controller.presentationContainer ?? controller.storedView)?.removeFromSuperview()
    }

    /// The root and what is presented, from the back to the front.
    var presentationChain: [UIViewController] {
      var chain: [UIViewController] = []
      var next = storedRoot
      while let controller = next {
        chain.append(controller)
        next = controller.presented
      }
      return chain
    }

    /// Puts a view in front of the others, as large as the window.
    func addFullView(_ view: UIView) {
      if view.frame != bounds { view.frame = bounds }
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(view)
    }
  }
#endif
