#if !canImport(UIKit)
  import Foundation

  /// The constraints of one tree of views, and the places that follow from them.
  ///
  /// A tree has one, held by its topmost view, once there is a constraint in it. Constraints that are added wait until a
  /// layout pass needs them: then they go into the solver together, the strongest first, which is the fastest.
  @MainActor final class LayoutEngine {
    weak var root: UIView?
    /// Whether sizes are being tried for `systemLayoutSizeFitting`: then constraints do not learn of this engine, and no
    /// frame changes.
    let isTrial: Bool
    var solver = ConstraintSolver()
    var nodes: [ObjectIdentifier: LayoutNode] = [:]
    /// The nodes in the order in which they came.
    var nodeList: [LayoutNode] = []
    var waiting: [NSLayoutConstraint] = []
    /// The nodes whose content has no rules yet.
    var contentWaiting: [LayoutNode] = []
    var rules: [SolverConstraint: LayoutRule] = [:]
    var isDirty = false
    var isSolving = false
    var rootSize: CGSize?

    init(root: UIView, isTrial: Bool = false) {
      self.root = root
      self.isTrial = isTrial
    }

    /// Adds an active constraint.
    func add(_ constraint: NSLayoutConstraint) {
      constraint.engine = self
      waiting.append(constraint)
      markDirty()
    }

    /// Takes a constraint out.
    func remove(_ constraint: NSLayoutConstraint) {
      constraint.engine = nil
      if let handle = constraint.handle {
        constraint.handle = nil
        drop(handle)
        for node in constraint.usesBaselines ? baselineNodes(of: constraint) : [] {
          node.baselineConstraints[ObjectIdentifier(constraint)] = nil
        }
      } else {
        waiting.removeAll { $0 === constraint }
      }
      markDirty()
    }

    func constantChanged(_ constraint: NSLayoutConstraint) {
      guard let handle = constraint.handle else { return }
      solver.setConstant(solverConstant(of: constraint), of: handle)
      markDirty()
    }

    func priorityChanged(_ constraint: NSLayoutConstraint) {
      guard let handle = constraint.handle else { return }
      solver.setStrength(constraint.priority.strength, of: handle)
      markDirty()
    }

    /// Asks for a layout pass.
    func markDirty() {
      guard !isDirty, !isTrial else { return }
      isDirty = true
      guard let root, !isSolving else { return }
      root.layoutState.hasDirtyDescendants = true
      (root as? UIWindow)?.needsLayoutPass()
    }

    /// The node of an element, if it has one.
    func node(of element: AnyObject?) -> LayoutNode? {
      element.flatMap { nodes[ObjectIdentifier($0)] }
    }

    /// Takes a constraint out of the solver.
    func drop(_ handle: SolverConstraint) {
      rules[handle] = nil
      solver.remove(handle)
    }
  }
#endif
