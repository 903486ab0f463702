#if !canImport(UIKit)
  /// Required constraints that cannot all hold.
  struct SolverConflict: Equatable, Sendable {
    /// The constraint that no longer counts, so that the others can hold.
    let broken: SolverConstraint
    /// The constraints that collide, the oldest first; `broken` is one of them.
    ///
    /// No one of them could be left out: without it the others hold.
    let constraints: [SolverConstraint]
    /// The variables that collide because they must not be negative.
    let variables: [SolverVariable]
  }
#endif
