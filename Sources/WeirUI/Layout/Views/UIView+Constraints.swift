#if !canImport(UIKit)
  import Foundation

  extension UIView {
    /// The constraints that the view holds: those whose items it is the nearest to contain.
    public var constraints: [NSLayoutConstraint] { layoutRecord?.constraints ?? [] }

    /// Activates a constraint.
    public func addConstraint(_ constraint: NSLayoutConstraint) { constraint.isActive = true }

    /// Activates constraints.
    public func addConstraints(_ constraints: [NSLayoutConstraint]) { NSLayoutConstraint.activate(constraints) }

    /// Deactivates a constraint that the view holds.
    public func removeConstraint(_ constraint: NSLayoutConstraint) {
      if constraint.holder === self { constraint.isActive = false }
    }

    /// Deactivates constraints that the view holds.
    public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
      for constraint in constraints { removeConstraint(constraint) }
    }

    /// The constraints that are about the view's place or size along an axis, for looking at in tests and reports.
    public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
      var (found, view): ([NSLayoutConstraint], UIView?) = ([], self)
      while let current = view {
        found += current.constraints.filter { $0.concerns(self, axis) }
        view = current.superview
      }
      return found
    }

    /// Whether another place or size would meet the constraints as well.
    ///
    /// Solves the constraints several times: for looking at in tests and reports.
    public var hasAmbiguousLayout: Bool {
      guard let engine = presentEngine else { return false }
      engine.solve()
      guard let node = engine.node(of: self) else { return false }
      let places = superview == nil ? [node.width, node.height] : node.variables
      return places.contains { engine.solver.isAmbiguous($0) }
    }
  }

  extension NSLayoutConstraint {
    fileprivate func concerns(_ view: UIView, _ axis: Axis) -> Bool {
      places.contains { place in
        guard place.item === view else { return false }
        switch place.attribute.kind {
        case .x: return axis == .horizontal
        case .y: return axis == .vertical
        case .size: return (place.attribute == .width) == (axis == .horizontal)
        case .none: return false
        }
      }
    }
  }
#endif
