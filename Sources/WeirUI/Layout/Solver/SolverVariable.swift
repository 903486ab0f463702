#if !canImport(UIKit)
  /// An unknown of a ``ConstraintSolver``.
  ///
  /// It means something only to the solver that made it.
  struct SolverVariable: Hashable, Sendable {
    let id: Int32
  }
#endif
