#if !canImport(UIKit)
  import Foundation

  /// A view or guide in an engine: the variables for its place in its parent's coordinates and for its size.
  @MainActor final class LayoutNode {
    let id: ObjectIdentifier
    weak var element: (any LayoutElement)?
    let x: SolverVariable
    let y: SolverVariable
    let width: SolverVariable
    let height: SolverVariable

    /// What the engine itself says of the place and the size: a mask, a fixed size, insets of a guide.
    var systemRules: [SystemRule] = []
    /// What the content says of the size, by axis and by whether it is about resisting compression.
    var contentRules: [ContentKey: SolverConstraint] = [:]
    /// The constraints that have to be written again when baselines move.
    var baselineConstraints: [ObjectIdentifier: NSLayoutConstraint] = [:]
    /// The place as it was found last.
    var rect = CGRect.null
    /// The width for which the height of the content was measured.
    var measuredWidth: CGFloat?

    /// An equation `first - factor × second + constant = 0` that the engine made.
    struct SystemRule {
      var handle: SolverConstraint
      var factor: Double
    }

    struct ContentKey: Hashable {
      var axis: NSLayoutConstraint.Axis
      var isCompression: Bool
    }

    init(_ element: any LayoutElement, solver: inout ConstraintSolver) {
      id = ObjectIdentifier(element)
      self.element = element
      x = solver.makeVariable()
      y = solver.makeVariable()
      width = solver.makeVariable(isNonNegative: true)
      height = solver.makeVariable(isNonNegative: true)
    }

    var variables: [SolverVariable] { [x, y, width, height] }

    var view: UIView? { element as? UIView }

    func size(_ axis: NSLayoutConstraint.Axis) -> SolverVariable { axis == .horizontal ? width : height }
  }
#endif
