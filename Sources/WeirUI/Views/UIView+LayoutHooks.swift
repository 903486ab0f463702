#if !canImport(UIKit)
  // Where the engine of constraints meets the tree of views.
  extension UIView {
    /// Gives the subviews the frames that their constraints ask for.
    func applyLayout() {
      updateSafeAreas()
      if layoutState.needsUpdateConstraints { updateConstraintsBelow() }
      guard let engine = presentEngine else { return }
      if self is UIScrollView { guidesChanged() }
      engine.applyFrames(in: self)
      // Again, as the subviews may be elsewhere now.
      updateSafeAreas()
      if let scrollView = self as? UIScrollView { engine.applyContentSize(in: scrollView) }
    }

    /// A subview's frame was set by hand.
    func subviewMoved(_ view: UIView) {
      presentEngine?.viewMoved(view)
      noticeSafeArea(of: view)
    }

    /// A subview was hidden or shown.
    func subviewHidden(_ view: UIView) { (self as? UIStackView)?.arrangementChanged(view) }

    /// A subview was added.
    func subviewAdded(_ view: UIView) { takeEngine(of: view) }

    /// A subview was removed.
    func subviewRemoved(_ view: UIView) {
      (self as? UIStackView)?.forgetArranged(view)
      giveUpEngine(of: view)
    }
  }
#endif
