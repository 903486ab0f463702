#if !canImport(UIKit)
  /// What a ``ConstraintSolver`` knows of one symbol: a variable, the error of a constraint, or the cost of a level.
  ///
  /// Every symbol has a cost that is zero at zero and grows on either side with a slope of its own: an equation costs on
  /// both sides, an inequality below zero, a variable nowhere (or below zero if it must not be negative).
  struct SolverSymbol {
    enum Role: UInt8 {
      case unused, variable, constraint, objective, leaving
    }

    var role = Role.unused
    /// Whether the tableau has a row for it; if not, its value is zero.
    var isBasic = false
    /// Whether the constraint is an equation.
    var isEquation = false
    /// Whether the expression was negated, which makes "at most" an "at least".
    var isNegated = false
    /// The side of zero on which a basic symbol counts as being: 1 or -1, even if its value is zero.
    var side = 1.0
    var value = 0.0
    /// The slope of the cost above zero.
    var upCost = 0.0
    /// The slope of the cost below zero, taken downwards.
    var downCost = 0.0
    /// The constraint's constant as it was given.
    var constant = 0.0
    /// The number of the level to which the costs belong.
    var level = 0
    /// The constraint's age: of those that collide, the one with the highest is broken.
    var order = Int.min

    /// Whether the symbol may take any value at no cost.
    var isFree: Bool { upCost == 0 && downCost == 0 }

    /// How the cost changes with the value, on the symbol's side.
    var slope: Double { side > 0 ? upCost : -downCost }

    /// How much the slope changes where the value passes zero.
    var bend: Double { upCost + downCost }

    /// Whether the value is on the other side, and not just a rounding error away from zero.
    var isOnWrongSide: Bool { value * side < -ConstraintSolver.tolerance }
  }
#endif
