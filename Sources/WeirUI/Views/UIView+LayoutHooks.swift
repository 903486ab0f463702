#if !canImport(UIKit)
  // Where the engine of constraints meets the tree of views. (Layout fills these in.)
  extension UIView {
    /// Gives the subviews the frames that their constraints ask for.
    func applyLayout() {}

    /// A subview's frame was set by hand.
    func subviewMoved(_ view: UIView) {}

    /// A subview was hidden or shown.
    func subviewHidden(_ view: UIView) {}

    /// A subview was added.
    func subviewAdded(_ view: UIView) {}

    /// A subview was removed.
    func subviewRemoved(_ view: UIView) {}
  }
#endif
