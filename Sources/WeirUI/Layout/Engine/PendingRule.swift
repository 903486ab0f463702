#if !canImport(UIKit)
  /// A constraint on its way into the solver.
  @MainActor struct PendingRule {
    var expression: LinearExpression
    var relation: SolverRelation
    var strength: SolverStrength
    var order: Int
    var rule: LayoutRule

    /// Whether it goes in before another one: what can be met for certain comes first.
    func comesBefore(_ other: PendingRule) -> Bool {
      if strength != other.strength { return strength > other.strength }
      if (relation == .equal) != (other.relation == .equal) { return relation == .equal }
      return order < other.order
    }
  }
#endif
