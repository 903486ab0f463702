#if !canImport(UIKit)
  import Foundation

  extension UIView {
    /// How far bars and the edges of the device reach into the view.
    public var safeAreaInsets: UIEdgeInsets { layoutRecord?.safeArea ?? .zero }

    /// What a controller, or the screen for a window, adds to the safe area here.
    var ownSafeAreaInsets: UIEdgeInsets {
      get { layoutRecord?.ownSafeArea ?? .zero }
      set {
        guard newValue != ownSafeAreaInsets else { return }
        madeLayoutRecord.ownSafeArea = newValue
        takeSafeArea(inheritedSafeArea)
        setNeedsLayout()
      }
    }

    /// Finds the safe areas of the subviews; called in a layout pass, from the outside in.
    func updateSafeAreas() {
      if superview == nil { takeSafeArea(inheritedSafeArea) }
      let outer = safeAreaForSubviews
      for subview in subviews { subview.takeSafeArea(outer == .zero ? .zero : subview.part(of: outer, in: bounds)) }
    }

    /// A subview has moved: where its safe area is another one now, the next pass sees to it.
    func noticeSafeArea(of view: UIView) {
      guard let record = layoutRecord, record.safeArea != .zero, !layoutState.hasOtherSafeAreas,
        view.safeAreaInPlace != view.safeAreaInsets
      else { return }
      layoutState.hasOtherSafeAreas = true
      // The pass that runs looks at it after `layoutSubviews`.
      guard !layoutState.isLayingOut else { return }
      layoutState.hasDirtyDescendants = true
      layoutStateRises()
    }

    private var safeAreaInPlace: UIEdgeInsets {
      let (inherited, own) = (inheritedSafeArea, ownSafeAreaInsets)
      return UIEdgeInsets(
        top: inherited.top + own.top, left: inherited.left + own.left, bottom: inherited.bottom + own.bottom,
        right: inherited.right + own.right)
    }

    /// The part of the superview's safe area insets that reaches into the view.
    private var inheritedSafeArea: UIEdgeInsets {
      guard let superview else { return (self as? UIWindow)?.screen.safeAreaInsets ?? .zero }
      let outer = superview.safeAreaForSubviews
      return outer == .zero ? .zero : part(of: outer, in: superview.bounds)
    }

    /// The part of the superview's insets that reaches into the view.
    private func part(of outer: UIEdgeInsets, in bounds: CGRect) -> UIEdgeInsets {
      let frame = self.frame
      return UIEdgeInsets(
        top: max(0, outer.top - (frame.minY - bounds.minY)), left: max(0, outer.left - (frame.minX - bounds.minX)),
        bottom: max(0, outer.bottom - (bounds.maxY - frame.maxY)),
        right: max(0, outer.right - (bounds.maxX - frame.maxX)))
    }

    private func takeSafeArea(_ inherited: UIEdgeInsets) {
      guard inherited != .zero || layoutRecord != nil else { return }
      let record = madeLayoutRecord
      let own = record.ownSafeArea
      let insets = UIEdgeInsets(
        top: inherited.top + own.top, left: inherited.left + own.left, bottom: inherited.bottom + own.bottom,
        right: inherited.right + own.right)
      guard insets != record.safeArea else { return }
      record.safeArea = insets
      safeAreaInsetsDidChange()
      controller?.viewSafeAreaInsetsDidChange()
      controller?.watcher?(.viewSafeAreaInsetsDidChange)
      if record.insetsMarginsFromSafeArea { layoutMarginsDidChange() }
      guidesChanged()
      setNeedsLayout()
    }
  }
#endif
