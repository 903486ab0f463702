#if !canImport(UIKit)
  import WeirReporting

  extension UIView {
    /// Marks the view, so that the next layout pass comes here.
    func markNeedsLayout() {
      guard !layoutState.needsLayout, !layoutState.isStopped else { return }
      layoutState.needsLayout = true
      layoutStateRises()
    }

    /// Runs the pass from the topmost view above this one that needs it.
    func layOutNow() {
      prepareLayout()
      var top = self
      var view: UIView = self
      while let parent = view.superview {
        if parent.layoutState.needsLayout { top = parent }
        view = parent
      }
      top.layoutPass()
      var rounds = 0
      // Constraints that were changed in the pass may be about views that it had been to.
      while presentEngine?.isDirty == true {
        rounds += 1
        guard rounds <= Self.mostLayoutRounds else { return reportLayoutLoop() }
        prepareLayout()
        top.layoutPass()
      }
    }

    /// Tells the views above, and the window's host, that there is something to lay out.
    func layoutStateRises() {
      guard layoutState.needsLayout || layoutState.hasDirtyDescendants else { return }
      var view: UIView = self
      while let parent = view.superview {
        if parent.layoutState.hasDirtyDescendants { return }
        parent.layoutState.hasDirtyDescendants = true
        view = parent
      }
      (view as? UIWindow)?.needsLayoutPass()
    }

    /// One pass over this view and what is inside it: outer views first.
    ///
    /// A view whose layout makes itself need it again is laid out again, up to a bound, as a loop of two views would never end.
    /// Then it is stopped until the pass is over, so that the views around it need not go round with it.
    func layoutPass() {
      LayoutLoops.passBegins()
      layOutSubtree()
      LayoutLoops.passEnds()
    }

    private func layOutSubtree() {
      var rounds = 0
      while layoutState.needsLayout || layoutState.hasDirtyDescendants {
        rounds += 1
        guard rounds <= Self.mostLayoutRounds, layoutState.runningLayouts < Self.mostRunningLayouts else {
          return stopLayout()
        }
        if layoutState.needsLayout {
          layoutState.needsLayout = false
          if let controller { layOutSubviews(of: controller) } else { layOutOwnSubviews() }
        }
        if layoutState.hasOtherSafeAreas {
          layoutState.hasOtherSafeAreas = false
          updateSafeAreas()
        }
        layoutState.hasDirtyDescendants = false
        for subview in subviews { subview.layOutSubtree() }
      }
    }

    private func stopLayout() {
      layoutState.isStopped = true
      layoutState.needsLayout = false
      layoutState.hasDirtyDescendants = false
      LayoutLoops.stop(self)
      reportLayoutLoop()
    }

    private func layOutSubviews(of controller: UIViewController) {
      controller.tellThatViewIsAppearing()
      controller.tell(.viewWillLayoutSubviews) { controller.viewWillLayoutSubviews() }
      layOutOwnSubviews()
      controller.tell(.viewDidLayoutSubviews) { controller.viewDidLayoutSubviews() }
    }

    private func layOutOwnSubviews() {
      layoutState.runningLayouts += 1
      layoutSubviews()
      layoutState.runningLayouts -= 1
    }

    private static let mostLayoutRounds = 100
    /// How often a view's layout may run in itself before it counts as one that never ends.
    private static let mostRunningLayouts = 20

    private func reportLayoutLoop() {
      WeirDiagnostics.report(
        "UIView", rule: "a layout pass must end", value: "\(type(of: self)) still needs layout after 100 rounds",
        remedy: "do not call setNeedsLayout each time in layoutSubviews, on the view itself or on one around it")
    }
  }
#endif
