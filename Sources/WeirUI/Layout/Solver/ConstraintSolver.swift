#if !canImport(UIKit)
  /// Finds values for variables, so that constraints hold as well as they can.
  ///
  /// An incremental solver after Cassowary (Badros, Borning, Stuckey): it keeps a tableau that is solved for some of the
  /// symbols, and changes it when constraints come, go or change. Three things are different.
  ///
  /// - A strength is a level, not a weight: the errors of a level are made as small as the levels above it allow. In one
  ///   level the sum of the absolute errors counts. So a cost is a list of numbers, which are compared in order.
  /// - The error of a constraint is one symbol, whose cost has a bend at zero, instead of two that must not be negative.
  ///   Any values at all are then allowed, at a price, and one method goes from any state to the best one: the primal
  ///   simplex method with a ratio test that passes bends for as long as the cost still falls.
  /// - What is required is the highest level. If it cannot be free of errors, the constraints that collide are found,
  ///   the newest of them no longer counts, and the rest is solved. It counts again once one of the others changes.
  ///
  /// A value type: a copy can be used to try something. Changes are taken in at once, and ``solve()`` finds the new
  /// values. No method recurses, and what was done determines the values. Not for several threads at a time.
  struct ConstraintSolver {
    /// Values nearer than this to zero count as zero.
    static let tolerance = 1e-8
    /// Slopes nearer than this to zero count as zero.
    static let slopeTolerance = 1e-9

    var tableau = SparseTableau()
    var symbols: ContiguousArray<SolverSymbol> = []
    var levels = SolverLevels()
    var unusedSymbols: [Int] = []
    var leavingSymbols: [Int] = []
    var edits: [SolverVariable: SolverConstraint] = [:]
    var conflicts: [Int: SolverConflict] = [:]
    var needsSolving = false
    var nextOrder = 0

    /// The terms of each constraint as they were given, by the number of its symbol.
    var definitions: ContiguousArray<[LinearExpression.Term]> = []

    /// How many exchanges of the tableau there have been, and how many when its exactness was looked at.
    var exchangeCount = 0
    var checkedCount = 0
    /// Whether the tableau is being built anew, so that gradients wait.
    var isRebuilding = false
    var pricing = SolverPricing()
    var ratioTest = SolverRatioTest()
    var turned: ContiguousArray<Int32> = []
    var changedRows: ContiguousArray<(row: Int32, factor: Double)> = []

    /// A solver without variables.
    init() {
      _ = addLevel(SolverStrength.required.value)
      _ = addLevel(SolverStrength.required.value.nextDown)
    }

    /// A new variable, which is zero until constraints say otherwise.
    ///
    /// - Parameter isNonNegative: Whether values below zero break a requirement.
    mutating func makeVariable(isNonNegative: Bool = false) -> SolverVariable {
      let id = takeSymbol(.variable)
      if isNonNegative { symbols[id].downCost = 1 }
      return SolverVariable(id: Int32(id))
    }

    /// The value of a variable as of the last ``solve()``.
    func value(of variable: SolverVariable) -> Double {
      let symbol = symbols[Int(variable.id)]
      return symbol.isBasic ? symbol.value : 0
    }

    /// How far a constraint's expression is from zero, as of the last ``solve()``.
    func error(of constraint: SolverConstraint) -> Double {
      let symbol = symbols[Int(constraint.id)]
      guard symbol.isBasic else { return 0 }
      return symbol.isEquation ? abs(symbol.value) : max(0, -symbol.value)
    }

    /// Forgets a variable that no constraint uses any more, once the removed constraints are gone.
    mutating func remove(_ variable: SolverVariable) {
      let id = Int(variable.id)
      guard symbols[id].role == .variable else { return }
      setCosts(of: id, up: 0, down: 0)
      symbols[id].role = .leaving
      leavingSymbols.append(id)
      needsSolving = true
    }

    /// The number of the level of a strength, which is made if need be.
    mutating func level(of strength: SolverStrength) -> Int {
      levels.level(of: strength.value) ?? addLevel(strength.value)
    }

    /// A symbol that was not in use.
    mutating func takeSymbol(_ role: SolverSymbol.Role) -> Int {
      var symbol = SolverSymbol()
      symbol.role = role
      if let id = unusedSymbols.popLast() {
        symbols[id] = symbol
        return id
      }
      symbols.append(symbol)
      definitions.append([])
      tableau.reserve(symbols.count)
      return symbols.count - 1
    }

    private mutating func addLevel(_ strength: Double) -> Int {
      let objective = takeSymbol(.objective)
      let level = levels.add(strength, objective: objective)
      symbols[objective].isBasic = true
      symbols[objective].level = level
      return level
    }
  }
#endif
