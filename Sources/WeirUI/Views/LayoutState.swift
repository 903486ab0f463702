#if !canImport(UIKit)
  /// What a view still has to do in the next layout pass.
  struct LayoutState {
    /// Its subviews are to be laid out.
    var needsLayout = true
    /// A view below it is to be laid out, or to update its constraints.
    var hasDirtyDescendants = false
    /// Its constraints are to be updated.
    var needsUpdateConstraints = false
    /// Its constraints have been updated before.
    var hasUpdatedConstraints = false
    /// Whether a subview has moved to where its safe area is another one.
    var hasOtherSafeAreas = false
    /// Its layout did not end; it asks for no more until the pass is over.
    var isStopped = false
    /// How many times `layoutSubviews` runs at present: in itself where it has called `layoutIfNeeded()`.
    var runningLayouts = 0
    /// Whether `layoutSubviews` runs.
    var isLayingOut: Bool { runningLayouts > 0 }
  }
#endif
