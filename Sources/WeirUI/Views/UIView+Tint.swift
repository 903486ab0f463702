#if !canImport(UIKit)
  extension UIView {
    /// The nearest tint above, or else the system's.
    var inheritedTint: UIColor {
      var view: UIView? = self
      while let candidate = view {
        if let tint = candidate.ownTint { return tint }
        view = candidate.superview
      }
      return .tintColor
    }

    func setTint(_ tint: UIColor?) {
      guard tint != ownTint else { return }
      ownTint = tint
      tellOfTint()
    }

    /// Tells this view and those inside it that have no tint of their own.
    func tellOfTint() {
      tintColorDidChange()
      for subview in subviews where subview.ownTint == nil { subview.tellOfTint() }
    }
  }
#endif
