#if !canImport(UIKit)
  /// A constraint in a ``ConstraintSolver``.
  ///
  /// It means something only to the solver that made it, until it is removed there.
  struct SolverConstraint: Hashable, Sendable {
    let id: Int32
  }
#endif
