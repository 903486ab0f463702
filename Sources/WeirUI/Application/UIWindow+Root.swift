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
      storedRoot = root
      root?.ownWindow = self
      let abandoned = old.map(takeAway) ?? []
      // What was told of its end may have set another root, which has been shown by then.
      if isShown, storedRoot === root { showRoot() }
      windowScene?.host?.windowDidChange(self)
      for transition in abandoned { transition.tellAbandoned() }
    }

    /// - Returns: The transitions that were given up by it.
    private func takeAway(_ old: UIViewController) -> [ScreenTransition] {
      let abandoned = removePresented(above: old)
      hide(old)
      if old !== storedRoot { old.ownWindow = nil }
      host?.didLeave(old)
      return abandoned
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
        // Who hears of it may have taken it away again.
        guard controller.cover != .gone, controller.role != .gone else { continue }
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
    var presentationChain: [UIViewController] { presentationChain(from: storedRoot) }

    func presentationChain(from root: UIViewController?) -> [UIViewController] {
      var chain: [UIViewController] = []
      var next = root
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
