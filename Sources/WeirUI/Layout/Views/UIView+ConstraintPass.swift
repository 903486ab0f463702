#if !canImport(UIKit)
  extension UIView {
    /// What comes before every layout pass: constraints are updated, then the places are found.
    func prepareLayout() {
      let root = layoutRoot
      root.updateConstraintsBelow()
      root.layoutRecord?.engine?.solve()
    }

    func markNeedsUpdateConstraints() {
      guard !layoutState.needsUpdateConstraints else { return }
      layoutState.needsUpdateConstraints = true
      layoutState.hasDirtyDescendants = true
      layoutStateRises()
    }

    /// Calls `updateConstraints` inside out, where it is needed.
    func updateConstraintsBelow() {
      if layoutState.hasDirtyDescendants || layoutState.needsLayout {
        for subview in subviews { subview.updateConstraintsBelow() }
      }
      let isFirst = !layoutState.hasUpdatedConstraints && type(of: self).requiresConstraintBasedLayout
      guard layoutState.needsUpdateConstraints || isFirst else { return }
      layoutState.needsUpdateConstraints = false
      layoutState.hasUpdatedConstraints = true
      controller?.updateViewConstraints()
      updateConstraints()
    }
  }
#endif
