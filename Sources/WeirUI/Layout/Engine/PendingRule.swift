#if !canImport(UIKit)
  /// A constraint on its way into the solver.
  @MainActor struct PendingRule {
    var expression: LinearExpression
    var relation: SolverRelation
    var strength: SolverStrength
    var order: Int
    var rule: LayoutRule

    /// When it goes in: what can be met for certain comes first.
    struct Key: Comparable {
      private let strength: Double
      private let isInequality: Bool
      private let order: Int
      let place: Int

      @MainActor init(_ rule: PendingRule, place: Int) {
        strength = rule.strength.value
        isInequality = rule.relation != .equal
        order = rule.order
        self.place = place
      }

      static func < (left: Key, right: Key) -> Bool {
        if left.strength != right.strength { return left.strength > right.strength }
        if left.isInequality != right.isInequality { return right.isInequality }
        return left.order != right.order ? left.order < right.order : left.place < right.place
      }
    }
  }
#endif
