#if !canImport(UIKit)
  /// A sum of variables, each with a coefficient, and a constant.
  struct LinearExpression: Sendable {
    /// A variable with its coefficient.
    struct Term: Sendable {
      var variable: SolverVariable
      var coefficient: Double
    }

    /// The summands; a variable may come more than once.
    var terms: [Term]
    var constant: Double

    init(terms: [Term] = [], constant: Double = 0) {
      self.terms = terms
      self.constant = constant
    }

    init(_ variable: SolverVariable, times coefficient: Double = 1, plus constant: Double = 0) {
      self.init(terms: [Term(variable: variable, coefficient: coefficient)], constant: constant)
    }

    static func + (left: LinearExpression, right: LinearExpression) -> LinearExpression {
      LinearExpression(terms: left.terms + right.terms, constant: left.constant + right.constant)
    }

    static func - (left: LinearExpression, right: LinearExpression) -> LinearExpression { left + right * -1 }

    static func + (left: LinearExpression, right: Double) -> LinearExpression {
      LinearExpression(terms: left.terms, constant: left.constant + right)
    }

    static func - (left: LinearExpression, right: Double) -> LinearExpression { left + -right }

    static func * (left: LinearExpression, right: Double) -> LinearExpression {
      let terms = left.terms.map { Term(variable: $0.variable, coefficient: $0.coefficient * right) }
      return LinearExpression(terms: terms, constant: left.constant * right)
    }
  }
#endif
