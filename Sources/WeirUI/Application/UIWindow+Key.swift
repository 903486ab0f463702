#if !canImport(UIKit)
  extension UIWindow {
    /// Whether it is the window that keys go to.
    public var isKeyWindow: Bool { windowScene?.keyWindow === self }

    func takeKey() {
      guard let windowScene, !isKeyWindow else { return }
      let old = windowScene.keyWindow
      windowScene.keyWindow = self
      old?.resignKey()
      becomeKey()
      windowScene.host?.windowDidChange(self)
    }

    func sceneChanged(from old: UIWindowScene?) {
      old?.forget(self)
      windowScene?.add(self)
      turn.isRequested = false
      requestTurn()
    }

    /// Responders that leave the window are no first responders of it any more.
    func forgetResponders(in view: UIView) {
      guard let responder = firstResponder else { return }
      let holder = (responder as? UIView) ?? (responder as? UIViewController)?.storedView
      guard let holder, holder.isDescendant(of: view) else { return }
      _ = responder.resignFirstResponder()
      if firstResponder === responder { firstResponder = nil }
    }
  }
#endif
