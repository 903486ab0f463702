#if !canImport(UIKit)
  extension UIView {
    /// The engine of the tree that the view is in, if there is one.
    var presentEngine: LayoutEngine? { layoutRoot.layoutRecord?.engine }

    /// The engine of the view, which is the topmost one.
    var madeEngine: LayoutEngine {
      let record = madeLayoutRecord
      if let engine = record.engine { return engine }
      let engine = LayoutEngine(root: self)
      record.engine = engine
      return engine
    }

    /// The constraints of a tree that was added go to the engine of this one.
    func takeEngine(of view: UIView) {
      guard let record = view.layoutRecord, record.engine != nil else { return }
      record.engine = nil
      let engine = layoutRoot.madeEngine
      for constraint in view.heldConstraints() {
        constraint.handle = nil
        engine.add(constraint)
      }
    }

    /// The constraints of a tree that was removed leave the engine of this one; those that were about both end.
    func giveUpEngine(of view: UIView) {
      guard let engine = presentEngine else { return }
      deactivateConstraints(about: view)
      let held = view.heldConstraints()
      for constraint in held { engine.remove(constraint) }
      view.forEachElement { engine.removeNode($0) }
      engine.markDirty()
      guard !held.isEmpty else { return }
      let own = view.madeEngine
      for constraint in held { own.add(constraint) }
    }

    private func deactivateConstraints(about view: UIView) {
      var holder: UIView? = self
      while let current = holder {
        for constraint in current.layoutRecord?.constraints ?? [] where constraint.isAbout(view) {
          constraint.isActive = false
        }
        holder = current.superview
      }
    }

    /// The constraints that the view and the views inside it hold, the oldest first.
    func heldConstraints() -> [NSLayoutConstraint] {
      var constraints: [NSLayoutConstraint] = []
      forEachView { constraints += $0.layoutRecord?.constraints ?? [] }
      return constraints.sorted { $0.serial < $1.serial }
    }

    private func forEachElement(_ body: (any LayoutElement) -> Void) {
      forEachView { view in
        body(view)
        guard let record = view.layoutRecord else { return }
        for guide in record.guides { body(guide) }
        for guide in record.builtInGuides.values { body(guide) }
      }
    }

    private func forEachView(_ body: (UIView) -> Void) {
      var rest = [self]
      while let view = rest.popLast() {
        body(view)
        rest += view.subviews
      }
    }
  }

  extension NSLayoutConstraint {
    fileprivate func isAbout(_ view: UIView) -> Bool {
      places.contains { ($0.item as? any LayoutElement)?.nearestView?.isDescendant(of: view) ?? true }
    }
  }
#endif
