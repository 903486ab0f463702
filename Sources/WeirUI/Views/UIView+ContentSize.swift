#if !canImport(UIKit)
  extension UIView {
    /// What it shows has another size now.
    func contentSizeChanged() {
      setNeedsLayout()
      invalidateIntrinsicContentSize()
    }
  }
#endif
