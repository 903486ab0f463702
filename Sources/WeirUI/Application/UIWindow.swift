#if !canImport(UIKit)

  /// The root of a tree of views, which a host shows (UIKit).
  @preconcurrency @MainActor
  open class UIWindow: UIView {
    /// The responder that keys go to.
    final var firstResponder: UIResponder?

    /// A view in the window needs layout.
    func needsLayoutPass() {}

    /// Views that leave the window are no first responders of it any more.
    func forgetResponders(in view: UIView) {
      guard let responder = firstResponder as? UIView, responder.isDescendant(of: view) else { return }
      _ = responder.resignFirstResponder()
      if firstResponder === responder { firstResponder = nil }
    }
  }
#endif
